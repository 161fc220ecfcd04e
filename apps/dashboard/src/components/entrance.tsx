import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Mark } from './mark';

/** The frame of the pages outside of a workspace. */
export function Entrance({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={420} radius="lg">
        <Stack>
          <Mark size={40} />
          <div>
            <Title order={1} size="h2">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </div>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
