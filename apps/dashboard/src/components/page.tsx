import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageProps {
  title: string;
  text?: string;
  /** The page above this one. */
  back?: { to: string; label: string };
  action?: ReactNode;
  children: ReactNode;
}

/** A page with its heading, purpose and main action. */
export function Page({ title, text, back, action, children }: PageProps) {
  useDocumentTitle(`${title} · Blazon`);
  return (
    <Stack gap="lg" maw={1200} mx="auto">
      <Group justify="space-between" align="start" gap="sm">
        <div>
          {back && (
            <Anchor component={Link} to={back.to} size="sm" style={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
              <ChevronLeft size={16} aria-hidden />
              {back.label}
            </Anchor>
          )}
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
