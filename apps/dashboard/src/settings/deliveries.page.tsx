import { Badge, Button, Group, Modal, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Delivery, type DeliveryStatus } from '@blazon/contracts';
import { settingsApi } from '@blazon/contracts/dashboard';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { useLive } from '../projects/live';
import { Confirm } from '../components/confirm';
import { Empty, Failure, Waiting } from '../components/failure';
import { dateTime } from '../components/format';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';
import { DeliveryDetail } from './delivery-detail';
import { statuses } from './delivery-status';

interface Filter {
  status: DeliveryStatus | null;
  endpointId: string | null;
  jobId: string;
}

export function DeliveriesPage() {
  const { workspace } = usePlace();
  const params = { workspace_id: workspace.id };
  useLive();
  const [filter, setFilter] = useState<Filter>({ status: null, endpointId: null, jobId: '' });
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
          ...(filter.status !== null && { status: filter.status }),
          ...(filter.endpointId !== null && { endpoint_id: filter.endpointId }),
          ...(filter.jobId !== '' && { job_id: filter.jobId.trim() }),
        },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const all = deliveries.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page
      title="Deliveries"
      text="Every webhook of the workspace, of both environments, with what was sent and what came back."
      action={<ResendWindow endpointId={filter.endpointId} />}
    >
      <Group align="end">
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
      </Group>
      {deliveries.isPending && <Waiting />}
      {deliveries.isError && <Failure error={deliveries.error} retry={() => void deliveries.refetch()} />}
      {deliveries.isSuccess && all.length === 0 && (
        <Empty title="No deliveries" text="Each job that ends is delivered; generate an identity to see one." />
      )}
      {all.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table highlightOnHover verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Status</Table.Th>
                <Table.Th>Event</Table.Th>
                <Table.Th>Environment</Table.Th>
                <Table.Th>URL</Table.Th>
                <Table.Th>Attempts</Table.Th>
                <Table.Th>Created</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {all.map((delivery) => (
                <Table.Tr key={delivery.id}>
                  <Table.Td>
                    <Badge color={statuses[delivery.status].color}>{statuses[delivery.status].label}</Badge>
                  </Table.Td>
                  <Table.Td>{delivery.event_type}</Table.Td>
                  <Table.Td>{delivery.environment}</Table.Td>
                  <Table.Td maw={260}>
                    <Text size="sm" truncate>
                      {delivery.url ?? 'no URL'}
                    </Text>
                  </Table.Td>
                  <Table.Td>{delivery.attempts.length}</Table.Td>
                  <Table.Td>{dateTime(delivery.created_at)}</Table.Td>
                  <Table.Td ta="right">
                    <Button size="compact-sm" variant="subtle" onClick={() => setChosen(delivery)}>
                      Open
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
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

const windows = [
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
      notifications.show({ message: count === 0 ? 'Nothing was undeliverable in that time.' : `${count} deliveries are sent again.` });
      void queries.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Resend undeliverable
      </Button>
      <Confirm
        opened={opened}
        onClose={() => setOpened(false)}
        title="Resend undeliverable"
        action="Resend"
        pending={resend.isPending}
        error={resend.error}
        onConfirm={() => resend.mutate()}
      >
        Each gets one more attempt{endpointId === null ? ', in both environments' : ', to the chosen endpoint'}. A receiver that had seen an
        event sees the same event id again.
        <Select
          label="Created within"
          mt="sm"
          data={windows}
          value={seconds}
          onChange={(value) => setSeconds(value ?? '3600')}
          allowDeselect={false}
        />
      </Confirm>
    </>
  );
}
