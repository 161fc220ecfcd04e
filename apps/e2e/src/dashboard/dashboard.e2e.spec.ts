import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Blazon } from '../system/blazon.js';
import { describeInBrowser, faultsOf, launchBrowser } from '../system/browser.js';

describeInBrowser('the dashboard in a browser', () => {
  const blazon = Blazon.use();
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  const dashboard = () => blazon.machine.dev.dashboard;
  const signInLink = () => /http:\/\/localhost:\d+\/code\/\S+/.exec(blazon.machine.output.join(''))?.[0] ?? '';

  beforeAll(async () => {
    browser = await launchBrowser();
    context = await browser.newContext();
    page = await context.newPage();
    faults = faultsOf(page);
  });
  afterAll(() => browser.close());

  it('opens signed in by the printed link, which works once', async () => {
    const link = signInLink();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await stranger.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await stranger.context().close();
  });

  it('makes a project, draws what is typed, and shows how it was understood', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click();
    await page.getByLabel('Name').fill('Otter Press');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByLabel('Describe the brand').fill('Otter Press, a small print shop, dark green, with an otter');
    await page.getByRole('button', { name: 'Generate' }).click();
    const identity = page.getByRole('region', { name: 'Identity' });
    await identity.getByAltText(/^Logo for: Otter Press/).waitFor({ timeout: 30_000 });
    expect(await identity.getByText('applied', { exact: true }).count()).toBeGreaterThan(0);
  });

  it('refines from there, and the graph shows the branch', async () => {
    await page.getByLabel('Refine from here').fill('make it navy');
    await page.getByRole('button', { name: 'Refine' }).click();
    await page.getByRole('region', { name: 'Identity' }).getByAltText('Logo for: make it navy').waitFor({ timeout: 30_000 });
    // Its line is drawn once both nodes have been measured.
    await page.locator('.react-flow__edge').waitFor({ state: 'attached' });
    expect(await page.locator('.react-flow__node').count()).toBe(2);
    expect(await page.locator('.react-flow__edge').count()).toBe(1);
  });

  it('has received the webhook in the inbox, with a signature that holds', async () => {
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByText('They are equal: Blazon sent it, and nobody changed it.').first().waitFor({ timeout: 30_000 });
  });

  it('shows a new key once', async () => {
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Label').fill('Build server');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const key = await page.getByLabel('API key', { exact: true }).innerText();
    expect(key).toMatch(/^sk_live_/);
    expect((await blazon.client('live', key).get('/v1/projects')).status).toBe(200);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('cell', { name: 'Build server' }).waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('lists each delivery with what was sent and what came back', async () => {
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await page.getByRole('button', { name: 'Open' }).first().click();
    await page.getByRole('button', { name: /^200 Attempt 1/ }).click();
    await page.getByLabel('Request body').waitFor();
    await page.keyboard.press('Escape');
  });

  it('lets an owner add a member, who may not see keys', async () => {
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Add member' }).click();
    await page.getByLabel('E-mail').fill('designer@agency.example');
    await page.getByRole('button', { name: 'Add and make a link' }).click();
    const link = await page.getByLabel('Link to pass on').innerText();
    const member = await (await browser.newContext()).newPage();
    await member.goto(link);
    await member.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    await member.getByRole('button', { name: 'Save and sign in' }).click();
    await member.getByRole('link', { name: 'API keys' }).click();
    await member.getByText('Owners look after keys').waitFor();
    const { workspace } = blazon.machine.dev;
    const refused = await member.request.get(`${dashboard().url}/api/workspaces/${workspace.id}/keys`);
    expect(refused.status()).toBe(403);
    await member.context().close();
  });

  it('signs in by e-mail and password, and out again', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(dashboard().url);
    await other.getByLabel('E-mail').fill(dashboard().email);
    await other.getByRole('textbox', { name: 'Password' }).fill(dashboard().password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('heading', { name: 'Projects' }).waitFor();
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.getByRole('heading', { name: 'Sign in to Blazon' }).waitFor();
    await other.context().close();
  });

  it('changes nothing for a page of another origin, and shows no workspace to strangers', async () => {
    const { url } = dashboard();
    const { workspace } = blazon.machine.dev;
    const forged = await page.request.post(`${url}/api/workspaces/${workspace.id}/live/projects`, {
      data: { name: 'Forged' },
      headers: { origin: 'https://evil.example' },
    });
    expect(forged.status()).toBe(403);
    const other = await blazon.workspace();
    expect((await page.request.get(`${url}/api/workspaces/${other.id}`)).status()).toBe(404);
    expect((await fetch(`${url}/api/workspaces/${workspace.id}`)).status).toBe(401);
  });

  it('reports no fault of its own on any page', () => {
    expect(faults).toEqual([]);
  });
});
