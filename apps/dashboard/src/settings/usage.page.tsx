import { Box, Card, Group, Progress, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { settingsApi, type UsageOfMonth } from '@blazon/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { Failure, Waiting } from '../components/failure';
import { dayName, monthName, number } from '../components/format';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';

/** How many months back usage is kept. */
const KEPT_MONTHS = 24;

export function UsagePage() {
  const { workspace } = usePlace();
  const params = { workspace_id: workspace.id };
  const [month, setMonth] = useState(months()[0] ?? '');
  const settings = useQuery({ queryKey: [workspace.id, 'settings'], queryFn: ({ signal }) => call(settingsApi.read, { params, signal }) });
  const usage = useQuery({
    queryKey: ['usage', params, month],
    queryFn: ({ signal }) => call(settingsApi.usage, { params, query: { month }, signal }),
  });
  const failure = settings.error ?? usage.error;
  const readAgain = () => {
    for (const read of [settings, usage]) if (read.isError) void read.refetch();
  };
  return (
    <Page
      title="Plan and usage"
      text="Every accepted live job counts, by calendar month in UTC. The sandbox is free."
      action={
        <Select
          aria-label="Month"
          data={months().map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={(value) => setMonth(value ?? month)}
          allowDeselect={false}
        />
      }
    >
      {settings.data && (
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Fact label="Plan" value={settings.data.plan} />
          <Fact label="Generations a minute" value={number(settings.data.requests_per_minute.generation)} />
          <Fact label="Other calls a minute" value={number(settings.data.requests_per_minute.standard)} />
        </SimpleGrid>
      )}
      {usage.isPending && <Waiting />}
      {failure && <Failure error={failure} retry={readAgain} />}
      {usage.data && <Month usage={usage.data} />}
    </Page>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Card withBorder padding="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={650} size="xl" tt="capitalize">
        {value}
      </Text>
    </Card>
  );
}

function Month({ usage }: { usage: UsageOfMonth }) {
  const share = usage.quota === 0 ? 0 : Math.min(100, (100 * usage.jobs) / usage.quota);
  const most = Math.max(1, ...usage.days.map(({ jobs }) => jobs));
  const busiest = usage.days.find(({ jobs }) => jobs === most);
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4">
            {number(usage.jobs)} of {number(usage.quota)} live jobs
          </Title>
          <Text size="sm" c="dimmed">
            {share > 0 && share < 1 ? 'less than 1' : Math.round(share)} %
          </Text>
        </Group>
        <Progress value={share} color={share >= 100 ? 'red' : share >= 80 ? 'orange' : 'azure'} aria-label="Share of the quota" />
        <Group justify="space-between" mt="xs">
          <Text size="sm" fw={600}>
            Jobs a day
          </Text>
          <Text size="sm" c="dimmed">
            {busiest === undefined ? 'none yet' : `most: ${number(busiest.jobs)} on ${dayName(busiest.date)}`}
          </Text>
        </Group>
        <Group
          gap={2}
          align="end"
          h={120}
          wrap="nowrap"
          role="img"
          aria-label={`Jobs by day: ${usage.days.map(({ date, jobs }) => `${date} ${jobs}`).join(', ')}`}
        >
          {usage.days.map(({ date, jobs }) => (
            <Box
              key={date}
              title={`${dayName(date)}: ${number(jobs)}`}
              style={{ flex: 1, height: `${Math.max(2, (100 * jobs) / most)}%`, borderRadius: 2 }}
              bg={jobs > 0 ? 'azure.6' : 'var(--mantine-color-default-border)'}
            />
          ))}
        </Group>
        <Group justify="space-between" aria-hidden>
          {[usage.days[0], usage.days[14], usage.days.at(-1)].map((day) => (
            <Text key={day?.date} size="xs" c="dimmed">
              {day && dayName(day.date)}
            </Text>
          ))}
        </Group>
      </Stack>
    </Card>
  );
}

/** The present month and those before it that are kept, newest first. */
function months(): string[] {
  const now = new Date();
  return Array.from({ length: KEPT_MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
