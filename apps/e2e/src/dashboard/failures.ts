import type { Page } from 'playwright-core';
import type { Visit } from './visit.js';

const pages = ['projects', 'inbox', 'settings/keys', 'settings/webhooks', 'settings/deliveries', 'settings/members', 'settings/usage'];
const unavailable = { error: { code: 'service_unavailable', message: 'A part of Blazon does not answer. Try again in a moment.' } };

/** What people see when the API fails or has nothing, and how they get on. */
export function failures(visit: Visit): void {
  /** A page of the same person, whose faults are made on purpose. */
  async function another(): Promise<{ page: Page; workspace: string }> {
    const page = await visit.page.context().newPage();
    page.setDefaultTimeout(60_000);
    return { page, workspace: `${visit.dashboard.url}/${visit.blazon.machine.dev.workspace.id}/live` };
  }

  async function failing(page: Page, calls: RegExp, during: () => Promise<void>): Promise<void> {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: unavailable }));
    await during();
    await page.unroute(calls);
  }

  it('says on every page that it could not be loaded, and loads it when asked again', async () => {
    const { page, workspace } = await another();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    for (const path of pages) {
      await failing(page, /\/api\/(?!session)/, async () => {
        await page.goto(`${workspace}/${path}`);
        await again.first().waitFor();
        expect(await page.getByRole('alert').first().textContent()).toContain(unavailable.error.message);
      });
      while ((await again.count()) > 0) await again.first().click();
    }
    await page.close();
  });

  it('says the same where not even the session can be read', async () => {
    const { page, workspace } = await another();
    await failing(page, /\/api\//, async () => {
      await page.goto(`${workspace}/projects`);
      await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await page.close();
  });

  it('leads on from what is not there, and from what has nothing yet', async () => {
    const { page, workspace } = await another();
    await page.goto(`${workspace}/projects/proj_00000000000000000000000000`);
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByRole('button', { name: 'New project' }).first().click();
    await page.getByLabel('Name').fill('Empty');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing drawn yet' }).waitFor();
    await page.goto(`${page.url()}/compare`);
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
    await page.getByRole('link', { name: 'To the project', exact: true }).click();
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByLabel('Search projects').fill('no such name');
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await page.getByRole('link', { name: 'Empty' }).waitFor();
    await page.close();
  });
}
