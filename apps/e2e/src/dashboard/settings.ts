import { waitFor } from '@blazon/testing';
import type { GitHub } from '../conformance/secret-scanning.js';
import type { Visit } from './visit.js';

/** Keys, members, usage, notices, signing in and out, and who may not. */
export function settings(visit: Visit, github: GitHub): void {
  it('shows a new key once', async () => {
    await visit.page.getByRole('link', { name: 'API keys' }).click();
    await visit.page.getByRole('cell', { name: 'Default live key' }).waitFor();
    await visit.page.getByRole('button', { name: 'Create key' }).click();
    await visit.page.getByLabel('Label').fill('Build server');
    await visit.page.getByRole('button', { name: 'Create', exact: true }).click();
    const key = await visit.page.getByLabel('API key', { exact: true }).innerText();
    expect(key).toMatch(/^sk_live_/);
    expect((await visit.blazon.client('live', key).get('/v1/projects')).status).toBe(200);
    await visit.page.getByRole('button', { name: 'I have copied it' }).click();
    await visit.page.getByRole('cell', { name: 'Build server' }).waitFor();
    expect(await visit.page.content()).not.toContain(key);
    const row = visit.page.getByRole('row', { name: /Build server/ });
    await waitFor(
      async () => {
        await visit.page.reload();
        await row.waitFor();
        return (await row.getByText('never').count()) === 0;
      },
      { withinMs: 60_000, everyMs: 500 },
    );

    await row.getByRole('button', { name: 'Revoke' }).click();
    await visit.page.getByRole('dialog', { name: 'Revoke Build server' }).getByRole('button', { name: 'Revoke' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await visit.blazon.stranger('live', key).get('/v1/projects')).status).toBe(401);
  });

  it('says when a key was found in public and revoked', async () => {
    const { workspace } = visit.blazon.machine.dev;
    const { key } = await visit.blazon.admin.createKey(workspace.id, 'live', 'Leaky script');
    const report = JSON.stringify([{ token: key, type: 'blazon_api_key', url: 'https://github.com/x/y', source: 'content' }]);
    const headers = github.headers(report);
    expect((await visit.blazon.stranger('live').post('/integrations/github/secret-scanning', report, headers)).status).toBe(200);
    await visit.page.reload();
    const row = visit.page.getByRole('row', { name: /Leaky script/ });
    await row.getByText(/^Revoked: it was found in public at https:\/\/github\.com\/x\/y/).waitFor();
    expect(await row.getByRole('button', { name: 'Revoke' }).isDisabled()).toBe(true);
  });

  it('shows what was used of the month, day by day', async () => {
    const { workspace } = visit.blazon.machine.dev;
    await visit.page.getByRole('link', { name: 'Plan and usage' }).click();
    const used = await visit.blazon.admin.usedThisMonth(workspace.id);
    expect(used).toBeGreaterThan(0);
    await visit.page.getByRole('heading', { name: `${used} of 10,000 live jobs` }).waitFor();
    const today = new Date().toISOString().slice(0, 10);
    await visit.page.getByRole('img', { name: new RegExp(`^Jobs by day: .*${today} ${used}\\b`) }).waitFor();
  });

  it('says on every page that the workspace is suspended or has an unpaid invoice', async () => {
    const { workspace } = visit.blazon.machine.dev;
    const suspended_until = Math.floor(Date.now() / 1_000) + 3_600;
    await visit.blazon.admin.updateWorkspace(workspace.id, { unpaid_invoice: true, suspended_until });
    try {
      await visit.page.reload();
      await visit.page.getByText('This workspace is suspended').waitFor();
      await visit.page.getByText('An invoice is unpaid').waitFor();
    } finally {
      await visit.blazon.admin.updateWorkspace(workspace.id, { unpaid_invoice: false, suspended_until: null });
    }
    await visit.page.reload();
    await visit.page.getByRole('heading', { name: /live jobs$/ }).waitFor();
    expect(await visit.page.getByText('This workspace is suspended').count()).toBe(0);
  });

  it('switches between live and sandbox, and between workspaces', async () => {
    const { page } = visit;
    const other = await visit.blazon.workspace('free');
    await visit.blazon.admin.done('POST', `/workspaces/${other.id}/members`, { email: visit.dashboard.email, role: 'owner' });
    await page.reload();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('cell', { name: 'Default live key' }).waitFor();
    await page.getByText('Sandbox', { exact: true }).click();
    await page.getByText(/^sk_test_…/).waitFor();
    await page.getByRole('combobox', { name: 'Workspace' }).click();
    await page.getByRole('option', { name: 'A workspace on free' }).click();
    await page.getByRole('heading', { name: 'No project yet' }).waitFor();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByText('The Free plan has no API access').waitFor();
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('heading', { name: 'Nothing has arrived yet' }).waitFor();
    await page.getByText(`/inbox/${other.id}.`).waitFor();
    await page.getByRole('combobox', { name: 'Workspace' }).click();
    await page.getByRole('option', { name: 'Demo' }).click();
    await page.getByRole('link', { name: 'Flaky' }).waitFor();
  });

  it('lets an owner add a member, who may not see keys', async () => {
    await visit.page.getByRole('link', { name: 'Members' }).click();
    await visit.page.getByRole('button', { name: 'Add member' }).click();
    await visit.page.getByLabel('E-mail').fill('designer@agency.example');
    await visit.page.getByRole('button', { name: 'Add and make a link' }).click();
    const link = await visit.page.getByLabel('Link to pass on').innerText();
    const member = await visit.somebodyElse();
    await member.goto(link);
    await member.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    await member.getByRole('button', { name: 'Save and sign in' }).click();
    await member.getByRole('heading', { name: 'Projects' }).waitFor();
    await member.getByRole('link', { name: 'API keys' }).click();
    await member.getByText('Owners look after keys').waitFor();
    const { workspace } = visit.blazon.machine.dev;
    const refused = await member.request.get(`${visit.dashboard.url}/api/workspaces/${workspace.id}/keys`);
    expect(refused.status()).toBe(403);

    await visit.page.keyboard.press('Escape');
    await visit.page.getByRole('dialog').waitFor({ state: 'hidden' });
    const row = visit.page.getByRole('row', { name: /designer@agency\.example/ });
    await row.getByRole('button', { name: 'Reset password' }).click();
    expect(await visit.page.getByLabel('Link to pass on').innerText()).not.toBe(link);
    await visit.page.keyboard.press('Escape');
    await visit.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row.getByRole('button', { name: 'Remove' }).click();
    await visit.page
      .getByRole('dialog', { name: /^Remove designer/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    await row.waitFor({ state: 'detached' });
    await member.reload();
    await member
      .getByRole('heading', { name: 'There is no such page' })
      .or(member.getByRole('heading', { name: 'Sign in to Blazon' }))
      .waitFor();
    await member.context().close();
  });

  it('signs in by e-mail and password, and out again', async () => {
    const other = await visit.somebodyElse();
    await other.goto(visit.dashboard.url);
    await other.getByLabel('E-mail').fill(visit.dashboard.email);
    await other.getByRole('textbox', { name: 'Password' }).fill(visit.dashboard.password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('heading', { name: 'Projects' }).waitFor();
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menu').waitFor();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.getByRole('heading', { name: 'Sign in to Blazon' }).waitFor();
    expect(await other.title()).toBe('Sign in to Blazon');
    await other.context().close();
  });

  it('changes nothing for a page of another origin, and shows no workspace to strangers', async () => {
    const { url } = visit.dashboard;
    const { workspace } = visit.blazon.machine.dev;
    const forged = await visit.page.request.post(`${url}/api/workspaces/${workspace.id}/live/projects`, {
      data: { name: 'Forged' },
      headers: { origin: 'https://evil.example' },
    });
    expect(forged.status()).toBe(403);
    const other = await visit.blazon.workspace();
    expect((await visit.page.request.get(`${url}/api/workspaces/${other.id}`)).status()).toBe(404);
    expect((await fetch(`${url}/api/workspaces/${workspace.id}`)).status).toBe(401);
  });
}
