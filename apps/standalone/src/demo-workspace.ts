import type { DemoWorkspace } from './data-dir.js';

/** Creates the workspace of the first start through the Admin API, like any other workspace. */
export async function createDemoWorkspace(adminUrl: string, adminToken: string): Promise<DemoWorkspace> {
  const response = await fetch(`${adminUrl}/admin/workspaces`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Demo', plan: 'agency' }),
  });
  if (!response.ok) throw new Error(`The demo workspace could not be created: ${response.status} ${await response.text()}`);
  const { id, live_key, test_key, webhook_secret } = (await response.json()) as DemoWorkspace;
  return { id, live_key, test_key, webhook_secret };
}
