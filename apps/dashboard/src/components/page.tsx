import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

/** A page with its heading, what it is for, and its main action. */
export function Page({ title, text, action, children }: { title: string; text?: string; action?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Blazon`;
  }, [title]);
  return (
    <Stack gap="lg" maw={1200} mx="auto">
      <Group justify="space-between" align="start" gap="sm">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {text !== undefined && (
            <Text c="dimmed" maw={760} style={{ textWrap: 'pretty' }}>
              {text}
            </Text>
          )}
        </div>
        {action}
      </Group>
      {children}
    </Stack>
  );
}
