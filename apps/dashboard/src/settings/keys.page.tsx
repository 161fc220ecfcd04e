import { Alert, Button, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ApiKey, settingsApi } from '@blazon/contracts/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../api/client';
import { Confirm } from '../components/confirm';
import { Copyable } from '../components/copy';
import { Empty, Failure, Waiting } from '../components/failure';
import { dateTime } from '../components/format';
import { Page } from '../components/page';
import { Actions, Cell, Rows } from '../components/rows';
import { usePlace } from '../shell/place';
import { submitted } from '../components/form';
import { Refusal } from '../components/refusal';

export function KeysPage() {
  const { workspace, environment, isOwner } = usePlace();
  const params = { workspace_id: workspace.id };
  const [creating, { open, close }] = useDisclosure();
  const keys = useQuery({
    queryKey: ['keys', params],
    queryFn: ({ signal }) => call(settingsApi.listKeys, { params, signal }),
    enabled: isOwner,
  });
  const own = keys.data?.data.filter((key) => key.environment === environment) ?? [];
  const title = 'API keys';
  if (!isOwner) {
    return (
      <Page title={title}>
        <Empty title="Owners look after keys" text="Ask an owner of this workspace for a key." />
      </Page>
    );
  }
  if (workspace.plan === 'free') {
    return (
      <Page title={title}>
        <Empty
          title="The Free plan has no API access"
          text="Keys need the Pro or Agency plan. Until then you can generate in the sandbox from these pages."
        />
      </Page>
    );
  }
  const create = (
    <Button onClick={open} leftSection={<KeyRound size={18} aria-hidden />}>
      Create key
    </Button>
  );
  return (
    <Page title={title} text={`Keys of the ${environment} environment. Each request carries one as a Bearer token.`} action={create}>
      {keys.isPending && <Waiting />}
      {keys.isError && <Failure error={keys.error} retry={() => void keys.refetch()} />}
      {keys.isSuccess && own.length === 0 && (
        <Empty title="No key yet" text="Create one; its secret is shown once.">
          {create}
        </Empty>
      )}
      {own.length > 0 && (
        <Rows columns={['Label', 'Key', 'Created', 'Last used']}>
          {own.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </Rows>
      )}
      <CreateKey opened={creating} onClose={close} />
    </Page>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { workspace } = usePlace();
  const queries = useQueryClient();
  const [asking, { open, close }] = useDisclosure();
  const revoke = useMutation({
    mutationFn: () => call(settingsApi.revokeKey, { params: { workspace_id: workspace.id, key_id: apiKey.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keys'] }),
  });
  return (
    <Table.Tr>
      <Cell column="Label">
        {apiKey.label}
        {apiKey.leaked !== undefined && (
          <Text size="xs" c="red">
            Revoked: it was found in public{apiKey.leaked.url !== null && ` at ${apiKey.leaked.url}`}, {dateTime(apiKey.leaked.found_at)}
          </Text>
        )}
      </Cell>
      <Cell column="Key">
        <Text span ff="monospace" size="sm">
          {apiKey.environment === 'live' ? 'sk_live_' : 'sk_test_'}…{apiKey.last_four}
        </Text>
      </Cell>
      <Cell column="Created">{dateTime(apiKey.created_at)}</Cell>
      <Cell column="Last used">{apiKey.last_used_at === null ? 'never' : dateTime(apiKey.last_used_at)}</Cell>
      <Actions>
        <Button size="compact-sm" variant="subtle" color="red" disabled={apiKey.leaked !== undefined} onClick={open}>
          Revoke
        </Button>
        <Confirm opened={asking} onClose={close} title={`Revoke ${apiKey.label}`} action="Revoke" mutation={revoke}>
          Requests with this key fail with 401 from now on. To rotate without an outage, create a new key and deploy it first.
        </Confirm>
      </Actions>
    </Table.Tr>
  );
}

function CreateKey({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { workspace, environment } = usePlace();
  const queries = useQueryClient();
  const [made, setMade] = useState<string>();
  const create = useMutation({
    mutationFn: (label: string) => call(settingsApi.createKey, { params: { workspace_id: workspace.id }, body: { environment, label } }),
    onSuccess: ({ key }) => {
      setMade(key);
      void queries.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  const close = () => {
    setMade(undefined);
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    create.mutate(submitted(event)('label'));
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={create.reset}
      title={made === undefined ? 'Create key' : 'Your new key'}
      centered
      size="lg"
      closeOnClickOutside={made === undefined}
    >
      {made === undefined ? (
        <form onSubmit={submit}>
          <Stack>
            <Refusal error={create.error} />
            <TextInput name="label" label="Label" placeholder="Production server" required maxLength={100} data-autofocus />
            <Button type="submit" loading={create.isPending}>
              Create
            </Button>
          </Stack>
        </form>
      ) : (
        <Stack>
          <Alert color="orange">Copy it now: it is shown this once and cannot be read again.</Alert>
          <Copyable value={made} label="API key" />
          <Button onClick={close}>I have copied it</Button>
        </Stack>
      )}
    </Modal>
  );
}
