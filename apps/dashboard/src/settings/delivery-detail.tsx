import { Accordion, Alert, Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { Delivery, DeliveryAttempt } from '@blazon/contracts';
import { settingsApi } from '@blazon/contracts/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { dateTime, timeOfDay } from '../components/format';
import { usePlace } from '../shell/place';
import { statuses } from './delivery-status';
import { Refusal } from '../components/refusal';

/** A delivery with each attempt as it went over the wire. */
export function DeliveryDetail({ delivery }: { delivery: Delivery }) {
  const { workspace } = usePlace();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () => call(settingsApi.resend, { params: { workspace_id: workspace.id, delivery_id: delivery.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['deliveries'] }),
  });
  const { label, color } = statuses[delivery.status];
  return (
    <Stack>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Badge color={color}>{label}</Badge>
            <Text fw={600}>{delivery.event_type}</Text>
          </Group>
          <Text size="sm" style={{ wordBreak: 'break-all' }}>
            {delivery.url ?? 'No URL was configured when the job ended.'}
          </Text>
          <Text size="xs" c="dimmed">
            {delivery.event_id} · {dateTime(delivery.created_at)}
            {delivery.next_attempt_at !== null && ` · next attempt ${dateTime(delivery.next_attempt_at)}`}
          </Text>
        </div>
        <Button variant="light" onClick={() => resend.mutate()} loading={resend.isPending} disabled={delivery.status === 'pending'}>
          Resend
        </Button>
      </Group>
      <Refusal error={resend.error} />
      {resend.isSuccess && <Alert color="green">It is sent again; the earlier attempts stay in the history.</Alert>}
      <Accordion variant="contained" multiple>
        {delivery.attempts.map((attempt) => (
          <Attempt key={attempt.number} attempt={attempt} />
        ))}
      </Accordion>
    </Stack>
  );
}

function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const { number, started_at, duration_ms, request, response, error } = attempt;
  return (
    <Accordion.Item value={String(number)}>
      <Accordion.Control>
        <Group gap="xs">
          <Badge color={error === null ? 'green' : 'red'}>{response ? response.status : 'no answer'}</Badge>
          <Text size="sm">
            Attempt {number} · {timeOfDay(started_at)} · {Math.round(duration_ms)} ms
          </Text>
        </Group>
        {error !== null && (
          <Text size="sm" c="red">
            {error}
          </Text>
        )}
      </Accordion.Control>
      <Accordion.Panel>
        <Message title="Request" headers={request.headers} body={request.body} />
        {response && (
          <Message
            title="Response"
            headers={response.headers}
            body={response.body}
            note={response.truncated ? 'Cut at 64 KiB.' : undefined}
          />
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

interface MessageProps {
  title: string;
  headers: Record<string, string | string[]>;
  body: string;
  note?: string | undefined;
}

function Message({ title, headers, body, note }: MessageProps) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  return (
    <Stack gap={4} mb="md">
      <Text size="sm" fw={600}>
        {title} headers
      </Text>
      <Code block tabIndex={0} aria-label={`${title} headers`}>
        {lines.join('\n')}
      </Code>
      <Text size="sm" fw={600} mt="xs">
        {title} body
      </Text>
      <Code
        block
        tabIndex={0}
        aria-label={`${title} body`}
        mah={280}
        style={{ overflow: 'auto', whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}
      >
        {body === '' ? '(empty)' : body}
      </Code>
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Stack>
  );
}
