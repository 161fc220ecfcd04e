import { randomBytes } from 'node:crypto';
import type { List, Member, WebhookEndpoint } from '@blazon/contracts';
import type { AdminClient } from './admin-client.js';
import type { DemoWorkspace } from './data-dir.js';

const demoEmail = 'demo@blazon.example';

/** Creates the workspace of the first start, and its owner, like any other: by the Admin API and the owner's one-time link. */
export async function createDemoWorkspace(admin: AdminClient, dashboard: string): Promise<DemoWorkspace> {
  const workspace = await admin.call<Omit<DemoWorkspace, 'owner'>>('POST', '/workspaces', { name: 'Demo', plan: 'agency' });
  const { id, live_key, test_key, webhook_secret } = workspace;
  const owner = await admin.call<Member & { code: string }>('POST', `/workspaces/${id}/members`, { email: demoEmail, role: 'owner' });
  const password = randomBytes(12).toString('base64url');
  const response = await fetch(`${dashboard}/api/session/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: dashboard },
    body: JSON.stringify({ code: owner.code, password }),
  });
  if (!response.ok) throw new Error(`The demo owner could not set a password: ${response.status} ${await response.text()}`);
  return { id, live_key, test_key, webhook_secret, owner: { id: owner.id, email: owner.email, password } };
}

/** Makes the inbox the default of both environments. Its port is another one after each start, so its endpoints are moved there. */
export async function useInbox(admin: AdminClient, workspaceId: string, url: string): Promise<void> {
  const endpoints = `/workspaces/${workspaceId}/endpoints`;
  const { data } = await admin.call<List<WebhookEndpoint>>('GET', endpoints);
  for (const environment of ['live', 'sandbox'] as const) {
    const inbox = data.find((endpoint) => endpoint.environment === environment && new URL(endpoint.url).pathname.startsWith('/inbox'));
    if (inbox) await admin.call('PATCH', `${endpoints}/${inbox.id}`, { url });
    else if (!data.some((endpoint) => endpoint.environment === environment && endpoint.default)) {
      await admin.call('POST', endpoints, { environment, url, default: true });
    }
  }
}

/** The address that signs the demo owner in, once. */
export async function signInLink(admin: AdminClient, { id, owner }: DemoWorkspace, dashboard: string): Promise<string> {
  const { code } = await admin.call<{ code: string }>('POST', `/workspaces/${id}/members/${owner.id}/sign_in`);
  return `${dashboard}/code/${code}`;
}
