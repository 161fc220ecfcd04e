import { Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { settingsApi } from '@blazon/contracts/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { Confirm } from '../components/confirm';
import { Copyable } from '../components/copy';
import { usePlace } from '../shell/place';

const overlaps = [
  { value: '0', label: 'not at all' },
  { value: '3600', label: 'for an hour' },
  { value: '86400', label: 'for a day' },
];

/** The secret that webhooks are signed with, for owners. It is read only when somebody asks to see it. */
export function SecretSection() {
  const { workspace } = usePlace();
  const params = { workspace_id: workspace.id };
  const queries = useQueryClient();
  const [shown, { toggle, open: show }] = useDisclosure();
  const [asking, { open, close }] = useDisclosure();
  const [overlap, setOverlap] = useState('0');
  const secret = useQuery({
    queryKey: ['secret', params],
    enabled: shown,
    gcTime: 0,
    queryFn: ({ signal }) => call(settingsApi.readSecret, { params, signal }),
  });
  const roll = useMutation({
    mutationFn: () => call(settingsApi.rollSecret, { params, body: { old_valid_for_seconds: Number(overlap) } }),
    onSuccess: (rolled) => {
      queries.setQueryData(['secret', params], rolled);
      show();
      close();
    },
  });
  return (
    <Paper withBorder p="md" component={Stack} gap="xs">
      <Title order={2} size="h4">
        Webhook secret
      </Title>
      <Text size="sm" c="dimmed">
        One for the whole workspace, live and sandbox. Receivers check the header Service-Signature with it. It is not an API key.
      </Text>
      {shown && secret.data && <Copyable value={secret.data.webhook_secret} label="Webhook secret" />}
      {secret.isError && (
        <Text size="sm" c="red">
          {secret.error.message}
        </Text>
      )}
      <Group>
        <Button variant="default" onClick={toggle} loading={shown && secret.isPending}>
          {shown ? 'Hide' : 'Reveal'}
        </Button>
        <Button variant="default" color="red" onClick={open}>
          Roll
        </Button>
      </Group>
      <Confirm opened={asking} onClose={close} title="Roll the webhook secret" action="Roll" mutation={roll}>
        <Select
          label="The old secret stays valid"
          data={overlaps}
          value={overlap}
          allowDeselect={false}
          onChange={(value) => setOverlap(value ?? '0')}
          mb="sm"
        />
        {overlap === '0'
          ? 'New attempts are signed with the new secret at once: receivers that still have the old one refuse them until they are changed.'
          : 'Until then Service-Signature is made with the old secret, and webhook-signature carries both. Change the receivers in that time.'}
      </Confirm>
    </Paper>
  );
}
