import { waitFor } from '@blazon/testing';
import type { Page } from 'playwright-core';
import { createProject, enqueue } from '../system/blazon.js';
import type { Visit } from './visit.js';

const pages = ['projects', 'inbox', 'settings/keys', 'settings/webhooks', 'settings/deliveries', 'settings/members', 'settings/usage'];
const unavailable = { error: { code: 'service_unavailable', message: 'A part of Blazon does not answer. Try again in a moment.' } };

/** The pages when the API fails or has nothing to show, and how people continue. */
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
      // The inbox also asks again without a click, and may be faster.
      await waitFor(async () => {
        if ((await again.count()) === 0) return true;
        await again.first().click({ timeout: 1_000 });
        return false;
      });
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

  it('says at once that Blazon cannot be reached, and takes the same prompt when it can', async () => {
    const { page, workspace } = await another();
    await page.goto(`${workspace}/projects`);
    await page.getByRole('button', { name: 'New project' }).first().click();
    await page.getByLabel('Name').fill('Far away');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const generate = page.getByRole('button', { name: 'Generate' });
    await page.getByLabel('Describe the brand').fill('Far away, a lighthouse');
    await page.context().setOffline(true);
    try {
      await generate.click();
      await page.getByRole('alert').getByText('Blazon cannot be reached').waitFor();
    } finally {
      await page.context().setOffline(false);
    }
    await generate.click();
    await page.getByAltText('Logo for: Far away, a lighthouse').waitFor();
    await page.close();
  });

  it('keeps the page and what is being typed during an outage, until the project is gone', async () => {
    const { page, workspace } = await another();
    const api = visit.blazon.client('live', visit.blazon.machine.dev.workspace.live_key);
    const { id } = await createProject(api, 'Short-lived');
    await page.goto(`${workspace}/projects/${id}`);
    const prompt = page.getByLabel('Describe the brand');
    await prompt.fill('half a sentence');
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graph')) answers.push(response.status());
    });
    await failing(page, /\/graph$/, async () => {
      await enqueue(api, id, 'Short-lived, a mayfly');
      await waitFor(() => answers.filter((status) => status === 503).length >= 3);
      await page.waitForTimeout(500);
      expect(await prompt.inputValue()).toBe('half a sentence');
    });
    await api.call('DELETE', `/v1/projects/${id}`);
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('alert').getByText('There is no such project').waitFor();
    await prompt.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await page.close();
  });

  it('forgets what was refused when its dialog is closed', async () => {
    const { page, workspace } = await another();
    await page.goto(`${workspace}/settings/webhooks`);
    const add = page.getByRole('button', { name: 'Add endpoint' });
    const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
    await add.click();
    await dialog.getByLabel('URL').fill('https://10.0.0.1/hook');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('alert').getByText('its host is a private address').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await add.click();
    await dialog.getByLabel('URL').waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await page.close();
  });

  it('keeps the longest name on the page and in its dialogs, on a telephone too', async () => {
    const { page, workspace } = await another();
    const name = 'n'.repeat(200);
    await page.goto(`${workspace}/projects`);
    await page.getByRole('button', { name: 'New project' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Description').fill('d'.repeat(500));
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name }).waitFor();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await overflowing(page)]).toEqual([width, []]);
    }
    await page.getByRole('button', { name: 'More about this project' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByLabel(`Type "${name}" to confirm`).fill(name);
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete for good' }).click();
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

/** Headings, texts and labels that are wider than the place that they have. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('html, main, h1, h2, p, label')]
    .filter((element) => element.scrollWidth > Math.max(element.clientWidth, 1) && getComputedStyle(element).overflow === 'visible')
    .map((element) => element.tagName + ' ' + element.textContent.slice(0, 40))`);
}
