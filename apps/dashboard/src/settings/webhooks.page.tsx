import { Badge, Button, Checkbox, Group, Modal, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Delivery, WebhookEndpoint } from '@blazon/contracts';
import { settingsApi } from '@blazon/contracts/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../api/client';
import { Confirm } from '../components/confirm';
import { Empty, Failure, Waiting } from '../components/failure';
import { Page } from '../components/page';
import { usePlace } from '../shell/place';
import { DeliveryDetail } from './delivery-detail';
import { SecretSection } from './secret-section';
import { VerifySignature } from './verify-signature';
import { submitted } from '../components/form';
import { Refusal } from '../components/refusal';

export function WebhooksPage() {
  const { workspace, environment, isOwner } = usePlace();
  const params = { workspace_id: workspace.id };
  const [adding, { open, close }] = useDisclosure();
  const endpoints = useQuery({
    queryKey: ['endpoints', params],
    queryFn: ({ signal }) => call(settingsApi.listEndpoints, { params, signal }),
  });
  const own = endpoints.data?.data.filter((endpoint) => endpoint.environment === environment) ?? [];
  const add = (
    <Button onClick={open} leftSection={<Webhook size={18} aria-hidden />}>
      Add endpoint
    </Button>
  );
  return (
    <Page
      title="Webhooks"
      text={`Where results of the ${environment} environment are sent, unless a generate call names its own URL.`}
      action={add}
    >
      {endpoints.isPending && <Waiting />}
      {endpoints.isError && <Failure error={endpoints.error} retry={() => void endpoints.refetch()} />}
      {endpoints.isSuccess && own.length === 0 && (
        <Empty
          title="No endpoint yet"
          text="Without one, results are kept and shown here, but nobody is told. Add an HTTPS address that answers 2xx within five seconds."
        >
          {add}
        </Empty>
      )}
      {own.length > 0 && (
        <Stack gap="sm">
          {own.map((endpoint) => (
            <Endpoint key={endpoint.id} endpoint={endpoint} />
          ))}
        </Stack>
      )}
      {isOwner && <SecretSection />}
      <Paper withBorder p="md">
        <Title order={2} size="h4" mb="xs">
          Verify a signature
        </Title>
        <VerifySignature />
      </Paper>
      <AddEndpoint opened={adding} onClose={close} />
    </Page>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { workspace } = usePlace();
  const params = { workspace_id: workspace.id, endpoint_id: endpoint.id };
  const queries = useQueryClient();
  const [removing, { open, close }] = useDisclosure();
  const [result, setResult] = useState<Delivery>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['endpoints'] });
  const test = useMutation({ mutationFn: () => call(settingsApi.testEndpoint, { params }), onSuccess: setResult });
  const makeDefault = useMutation({
    mutationFn: () => call(settingsApi.updateEndpoint, { params, body: { default: !endpoint.default } }),
    onSuccess: refresh,
  });
  const remove = useMutation({ mutationFn: () => call(settingsApi.deleteEndpoint, { params }), onSuccess: refresh });
  return (
    <Paper withBorder p="md" component="section" aria-label={endpoint.url}>
      <Group justify="space-between">
        <div>
          <Group gap="xs">
            <Text style={{ wordBreak: 'break-all' }}>{endpoint.url}</Text>
            {endpoint.default && <Badge>default</Badge>}
          </Group>
          {test.isError && (
            <Text size="xs" c="red">
              {test.error.message}
            </Text>
          )}
        </div>
        <Group gap={4}>
          <Button size="compact-sm" variant="light" onClick={() => test.mutate()} loading={test.isPending}>
            Send test event
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => makeDefault.mutate()} loading={makeDefault.isPending}>
            {endpoint.default ? 'Unset default' : 'Make default'}
          </Button>
          <Button size="compact-sm" variant="subtle" color="red" onClick={open}>
            Remove
          </Button>
        </Group>
      </Group>
      <Confirm opened={removing} onClose={close} title="Remove endpoint" action="Remove" mutation={remove}>
        Results are no longer sent to {endpoint.url}. What is on its way already still goes there.
      </Confirm>
      <Modal opened={result !== undefined} onClose={() => setResult(undefined)} title="Result of the test event" size="xl">
        {result && <DeliveryDetail delivery={result} />}
      </Modal>
    </Paper>
  );
}

function AddEndpoint({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { workspace, environment } = usePlace();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (body: { url: string; default: boolean }) =>
      call(settingsApi.createEndpoint, { params: { workspace_id: workspace.id }, body: { ...body, environment } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['endpoints'] });
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const field = submitted(event);
    add.mutate({ url: field('url'), default: field('default') !== '' });
  };
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={add.reset} title="Add endpoint" centered>
      <form onSubmit={submit}>
        <Stack>
          <Refusal error={add.error} />
          <TextInput name="url" type="url" label="URL" placeholder="https://example.com/webhooks/blazon" required data-autofocus />
          <Checkbox name="default" label={`Default of ${environment}`} defaultChecked />
          <Button type="submit" loading={add.isPending}>
            Add
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
