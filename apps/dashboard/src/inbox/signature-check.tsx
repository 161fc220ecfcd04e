import { Code, List, Loader, Text, ThemeIcon } from '@mantine/core';
import { type ReceivedEvent, settingsApi } from '@blazon/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { call } from '../api/client';
import { usePlace } from '../shell/place';

/** Checks the signature in front of the reader, step by step, as a receiver would. */
export function SignatureCheck({ event }: { event: ReceivedEvent }) {
  const { workspace } = usePlace();
  const params = { workspace_id: workspace.id };
  const secret = useQuery({ queryKey: ['secret', params], queryFn: ({ signal }) => call(settingsApi.readSecret, { params, signal }) });
  const given = event.headers['service-signature'] ?? '';
  const digest = useQuery({
    queryKey: ['digest', event.id, secret.data?.webhook_secret],
    enabled: secret.isSuccess,
    queryFn: () => hmac(secret.data?.webhook_secret ?? '', event.body),
  });
  if (secret.isError) return <Text size="sm">The signature cannot be checked here: {secret.error.message}</Text>;
  const matches = digest.data !== undefined && digest.data === given;
  return (
    <List size="sm" spacing={4} type="ordered" aria-label="Signature check">
      <List.Item>Take the raw body: {new TextEncoder().encode(event.body).length} bytes, before any parsing.</List.Item>
      <List.Item>
        Make its HMAC-SHA256 with the webhook secret: <Code>{digest.data ?? '…'}</Code>
      </List.Item>
      <List.Item>
        Compare it with the header Service-Signature: <Code>{given}</Code>
      </List.Item>
      <List.Item
        icon={
          digest.isPending ? (
            <Loader size={20} aria-hidden />
          ) : (
            <ThemeIcon size={20} radius="xl" color={matches ? 'green' : 'red'}>
              {matches ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
            </ThemeIcon>
          )
        }
      >
        <Text fw={600} size="sm">
          {digest.isPending
            ? 'Checking …'
            : matches
              ? 'They are equal: Blazon sent it, and nobody changed it.'
              : 'They differ: do not trust it. Was the secret rolled since?'}
        </Text>
      </List.Item>
    </List>
  );
}

async function hmac(secret: string, body: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(body));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
