import { Badge, Group, Stack, Text } from '@mantine/core';
import type { Interpretation as Report } from '@blazon/contracts';

const outcomes = {
  applied: { label: 'applied', color: 'green' },
  kept: { label: 'kept', color: 'gray' },
  not_applied: { label: 'not applied', color: 'orange' },
} as const;

/** How the prompt was understood, and what became of each wish. */
export function Interpretation({ report }: { report: Report }) {
  return (
    <Stack gap="xs">
      <Text size="sm">{report.summary}</Text>
      {report.clauses.map((clause, index) => {
        const { label, color } = outcomes[clause.outcome];
        return (
          <Group key={index} gap="xs" wrap="nowrap" align="start">
            <Group w={104} style={{ flexShrink: 0 }}>
              <Badge color={color} size="sm">
                {label}
              </Badge>
            </Group>
            <div>
              <Text size="sm">{clause.text}</Text>
              {clause.reason !== null && (
                <Text size="xs" c="dimmed">
                  {clause.reason}
                </Text>
              )}
            </div>
          </Group>
        );
      })}
    </Stack>
  );
}
