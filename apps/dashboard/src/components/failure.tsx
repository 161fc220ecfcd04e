import { Alert, Button, Center, Code, Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useRouteError } from 'react-router';
import { ApiError } from '../api/client';
import { Entrance } from './entrance';

/** An error with a button to try again. */
export function Failure({ error, retry }: { error: Error; retry?: () => void }) {
  return (
    <Alert color="red" title="That did not work" role="alert" my="md">
      <Stack gap="xs" align="start">
        <Text size="sm">{error.message}</Text>
        {error instanceof ApiError && error.requestId !== undefined && (
          <Text size="xs" c="dimmed">
            Request <Code>{error.requestId}</Code>
          </Text>
        )}
        {retry && (
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** The same, where there is no page around it. */
export function FailurePage({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Entrance title="That did not work" text={error.message}>
      <Button onClick={retry}>Try again</Button>
    </Entrance>
  );
}

export function Waiting() {
  return (
    <Center py="xl" role="status" aria-label="Loading">
      <Loader type="dots" />
    </Center>
  );
}

/** The place of content that does not exist yet, with the next step. */
export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Center py={64}>
      <Stack align="center" maw={420} ta="center" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed" style={{ textWrap: 'balance' }}>
          {text}
        </Text>
        <Group mt="sm">{children}</Group>
      </Stack>
    </Center>
  );
}

export function NotFoundPage() {
  return (
    <Entrance title="There is no such page" text="The address may be mistyped, or what it showed is gone.">
      <Button component={Link} to="/">
        To your projects
      </Button>
    </Entrance>
  );
}

/** A fault of the pages themselves. */
export function Crash() {
  const error = useRouteError();
  // A release replaces the scripts of pages; a browser that still has the old list asks for one that is gone.
  const isGone = error instanceof TypeError && error.message.includes('import');
  const shown = isGone
    ? new Error('The page could not be loaded. Check that Blazon runs; it may have been updated since you opened this page.')
    : error;
  return <FailurePage error={shown instanceof Error ? shown : new Error('The page failed.')} retry={() => window.location.reload()} />;
}
