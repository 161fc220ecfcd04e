import { Accordion, Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { inboxApi, type ReceivedEvent } from '@blazon/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../api/client';
import { useLive } from '../projects/live';
import { Logo } from '../projects/logo';
import { Empty, Failure, Waiting } from '../components/failure';
import { timeOfDay } from '../components/format';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';
import { SignatureCheck } from './signature-check';

/** The webhooks that the built-in receiver of this machine got, over real TLS, as a customer's server would. */
export function InboxPage() {
  const { workspace, to } = usePlace();
  const params = { workspace_id: workspace.id };
  useLive();
  const inbox = useQuery({
    queryKey: ['inbox', params],
    queryFn: ({ signal }) => call(inboxApi.readInbox, { params, signal }),
    refetchInterval: 1_500,
  });
  return (
    <Page
      title="Inbox"
      text="The workspace's webhooks arrive here, as they would at a server of yours: byte for byte, with their signatures."
    >
      {inbox.isPending && <Waiting />}
      {inbox.isError && <Failure error={inbox.error} retry={() => void inbox.refetch()} />}
      {inbox.isSuccess && inbox.data.data.length === 0 && (
        <Empty
          title="Nothing has arrived yet"
          text={`Generate an identity, here or with a call of the API: its webhook appears in this place if it is sent to ${inbox.data.url}.`}
        >
          <Button component={Link} to={to('projects')} variant="default">
            To the projects
          </Button>
          <Button component={Link} to={to('settings/webhooks')} variant="default">
            To the webhooks
          </Button>
        </Empty>
      )}
      {inbox.isSuccess && inbox.data.data.length > 0 && (
        <Accordion variant="separated" defaultValue={inbox.data.data[0]?.id ?? null}>
          {inbox.data.data.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </Accordion>
      )}
    </Page>
  );
}

interface Body {
  type: string;
  data: { assets?: { logo_svg: string; logo_svg_dark: string }; error?: { message: string } };
}

function Event({ event }: { event: ReceivedEvent }) {
  const { type, data } = JSON.parse(event.body) as Body;
  return (
    <Accordion.Item value={event.id}>
      <Accordion.Control>
        <Group gap="xs">
          <Badge color={type === 'generation.success' ? 'green' : 'red'}>{type}</Badge>
          <Text size="sm">{timeOfDay(event.received_at)}</Text>
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {event.id}
          </Text>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack>
          {data.assets && (
            <Group grow preventGrowOverflow={false} align="stretch">
              <Logo svg={data.assets.logo_svg} ground="light" alt="Logo of the event" height={120} />
              <Logo svg={data.assets.logo_svg_dark} ground="dark" alt="Logo of the event on dark ground" height={120} />
            </Group>
          )}
          {data.error && <Text c="red">{data.error.message}</Text>}
          <SignatureCheck event={event} />
          <Text size="sm" fw={600}>
            Headers
          </Text>
          <Code block tabIndex={0} aria-label="Headers">
            {Object.entries(event.headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </Code>
          <Text size="sm" fw={600}>
            Body, as it came
          </Text>
          <Code block tabIndex={0} aria-label="Body" mah={240} style={{ overflow: 'auto', whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}>
            {event.body}
          </Code>
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
