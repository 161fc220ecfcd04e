import type { Visit } from './visit.js';

/** Keys, members, signing in and out, and who may not. */
export function settings(visit: Visit): void {
  it('shows a new key once', async () => {
    await visit.page.getByRole('link', { name: 'API keys' }).click();
    await visit.page.getByRole('button', { name: 'Create key' }).click();
    await visit.page.getByLabel('Label').fill('Build server');
    await visit.page.getByRole('button', { name: 'Create', exact: true }).click();
    const key = await visit.page.getByLabel('API key', { exact: true }).innerText();
    expect(key).toMatch(/^sk_live_/);
    expect((await visit.blazon.client('live', key).get('/v1/projects')).status).toBe(200);
    await visit.page.getByRole('button', { name: 'I have copied it' }).click();
    await visit.page.getByRole('cell', { name: 'Build server' }).waitFor();
    expect(await visit.page.content()).not.toContain(key);
  });

  it('lets an owner add a member, who may not see keys', async () => {
    await visit.page.getByRole('link', { name: 'Members' }).click();
    await visit.page.getByRole('button', { name: 'Add member' }).click();
    await visit.page.getByLabel('E-mail').fill('designer@agency.example');
    await visit.page.getByRole('button', { name: 'Add and make a link' }).click();
    const link = await visit.page.getByLabel('Link to pass on').innerText();
    const member = await (await visit.browser.newContext()).newPage();
    await member.goto(link);
    await member.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    await member.getByRole('button', { name: 'Save and sign in' }).click();
    await member.getByRole('link', { name: 'API keys' }).click();
    await member.getByText('Owners look after keys').waitFor();
    const { workspace } = visit.blazon.machine.dev;
    const refused = await member.request.get(`${visit.dashboard.url}/api/workspaces/${workspace.id}/keys`);
    expect(refused.status()).toBe(403);
    await member.context().close();
  });

  it('signs in by e-mail and password, and out again', async () => {
    const other = await (await visit.browser.newContext()).newPage();
    await other.goto(visit.dashboard.url);
    await other.getByLabel('E-mail').fill(visit.dashboard.email);
    await other.getByRole('textbox', { name: 'Password' }).fill(visit.dashboard.password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('heading', { name: 'Projects' }).waitFor();
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.getByRole('heading', { name: 'Sign in to Blazon' }).waitFor();
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
