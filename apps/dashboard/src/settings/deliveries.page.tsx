import { Badge, Button, Group, Modal, Select, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Delivery, DeliveryStatus } from '@blazon/contracts';
import { type Environment, environments, settingsApi } from '@blazon/contracts/dashboard';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client';
import { useLive } from '../projects/live';
import { Confirm } from '../components/confirm';
import { Empty, Failure, Waiting } from '../components/failure';
import { dateTime, timeOfDay } from '../components/format';
import { Page } from '../components/page';
import { Actions, Cell, Rows } from '../components/rows';
import { usePlace } from '../shell/place';
import { DeliveryDetail } from './delivery-detail';
import { statuses } from './delivery-status';

interface Filter {
  environment: Environment | null;
  status: DeliveryStatus | null;
  endpointId: string | null;
  jobId: string;
}

const unfiltered: Filter = { environment: null, status: null, endpointId: null, jobId: '' };

export function DeliveriesPage() {
  const { workspace } = usePlace();
  const params = { workspace_id: workspace.id };
  useLive();
  const [filter, setFilter] = useState(unfiltered);
  const [chosen, setChosen] = useState<Delivery>();
  const endpoints = useQuery({
    queryKey: ['endpoints', params],
    queryFn: ({ signal }) => call(settingsApi.listEndpoints, { params, signal }),
  });
  const deliveries = useInfiniteQuery({
    queryKey: ['deliveries', params, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(settingsApi.listDeliveries, {
        params,
        query: {
          limit: '20',
          ...(pageParam !== undefined && { starting_after: pageParam }),
          ...(filter.environment !== null && { environment: filter.environment }),
          ...(filter.status !== null && { status: filter.status }),
          ...(filter.endpointId !== null && { endpoint_id: filter.endpointId }),
          ...(filter.jobId !== '' && { job_id: filter.jobId.trim() }),
        },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const all = deliveries.data?.pages.flatMap(({ data }) => data) ?? [];
  const isFiltered = filter.environment !== null || filter.status !== null || filter.endpointId !== null || filter.jobId !== '';
  return (
    <Page
      title="Deliveries"
      text="Every webhook of the workspace, with what was sent and what came back. New attempts show as they are made."
      action={<ResendWindow endpointId={filter.endpointId} />}
    >
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        <Select
          label="Environment"
          placeholder="any"
          clearable
          data={environments.map((value) => ({ value, label: value }))}
          value={filter.environment}
          onChange={(environment) => setFilter({ ...filter, environment })}
        />
        <Select
          label="Status"
          placeholder="any"
          clearable
          data={Object.entries(statuses).map(([value, { label }]) => ({ value, label }))}
          value={filter.status}
          onChange={(status) => setFilter({ ...filter, status: status as DeliveryStatus | null })}
        />
        <Select
          label="Endpoint"
          placeholder="any"
          clearable
          data={(endpoints.data?.data ?? []).map(({ id, url }) => ({ value: id, label: url }))}
          value={filter.endpointId}
          onChange={(endpointId) => setFilter({ ...filter, endpointId })}
        />
        <TextInput
          label="Job"
          placeholder="job_…"
          value={filter.jobId}
          onChange={(event) => setFilter({ ...filter, jobId: event.currentTarget.value })}
        />
      </SimpleGrid>
      {deliveries.isPending && <Waiting />}
      {deliveries.isError && <Failure error={deliveries.error} retry={() => void deliveries.refetch()} />}
      {deliveries.isSuccess && all.length === 0 && (isFiltered ? <NothingFound onClear={() => setFilter(unfiltered)} /> : <NoDelivery />)}
      {all.length > 0 && (
        <Rows columns={['Status', 'Event', 'To', 'Attempts', 'Created']}>
          {all.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setChosen(delivery)} />
          ))}
        </Rows>
      )}
      {deliveries.hasNextPage && (
        <Group justify="center">
          <Button variant="default" onClick={() => void deliveries.fetchNextPage()} loading={deliveries.isFetchingNextPage}>
            Show more
          </Button>
        </Group>
      )}
      <Modal opened={chosen !== undefined} onClose={() => setChosen(undefined)} title="Delivery" size="xl">
        {chosen && (
          <Stack>
            <DeliveryDetail delivery={all.find(({ id }) => id === chosen.id) ?? chosen} />
          </Stack>
        )}
      </Modal>
    </Page>
  );
}

function NoDelivery() {
  const { to } = usePlace();
  return (
    <Empty title="No deliveries yet" text="Every job that ends sends a webhook. Generate an identity to see one.">
      <Button component={Link} to={to('projects')} variant="default">
        To the projects
      </Button>
    </Empty>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty title="Nothing found" text="No delivery fits these filters.">
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    </Empty>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { status, event_type, environment, url, attempts, created_at, next_attempt_at } = delivery;
  const reason = status === 'delivered' ? null : (attempts.at(-1)?.error ?? null);
  return (
    <Table.Tr>
      <Cell column="Status">
        <Badge color={statuses[status].color}>{statuses[status].label}</Badge>
      </Cell>
      <Cell column="Event">
        {event_type}
        <Text size="xs" c="dimmed">
          {environment}
        </Text>
      </Cell>
      <Cell column="To">
        <Text size="sm" truncate maw={260} {...(url !== null && { title: url })}>
          {url ?? 'no URL'}
        </Text>
        {reason !== null && (
          <Text size="xs" c="red" maw={260} lineClamp={2}>
            {reason}
          </Text>
        )}
      </Cell>
      <Cell column="Attempts">
        {attempts.length}
        {next_attempt_at !== null && (
          <Text size="xs" c="dimmed">
            next {timeOfDay(next_attempt_at * 1_000)}
          </Text>
        )}
      </Cell>
      <Cell column="Created">{dateTime(created_at)}</Cell>
      <Actions>
        <Button size="compact-sm" variant="subtle" onClick={onOpen}>
          Open
        </Button>
      </Actions>
    </Table.Tr>
  );
}

const stretches = [
  { value: '3600', label: 'the last hour' },
  { value: '86400', label: 'the last day' },
  { value: '604800', label: 'the last week' },
];

/** Sends again whatever could not be delivered in a stretch of time: after an outage of the receiver. */
function ResendWindow({ endpointId }: { endpointId: string | null }) {
  const { workspace } = usePlace();
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [seconds, setSeconds] = useState('3600');
  const resend = useMutation({
    mutationFn: () => {
      const to = Math.floor(Date.now() / 1_000);
      const body = { from: to - Number(seconds), to, ...(endpointId !== null && { endpoint_id: endpointId }) };
      return call(settingsApi.resendWindow, { params: { workspace_id: workspace.id }, body });
    },
    onSuccess: ({ count }) => {
      setOpened(false);
      notifications.show({ message: resent(count) });
      void queries.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Resend undeliverable
      </Button>
      <Confirm opened={opened} onClose={() => setOpened(false)} title="Resend undeliverable" action="Resend" mutation={resend}>
        Each gets one more attempt{endpointId === null ? ', in both environments' : ', to the chosen endpoint'}. A receiver that had seen an
        event sees the same event id again.
        <Select
          label="Created within"
          mt="sm"
          data={stretches}
          value={seconds}
          onChange={(value) => setSeconds(value ?? '3600')}
          allowDeselect={false}
        />
      </Confirm>
    </>
  );
}

function resent(count: number): string {
  if (count === 0) return 'Nothing was undeliverable in that time.';
  return count === 1 ? '1 delivery is sent again.' : `${count} deliveries are sent again.`;
}
