import { waitFor } from '@blazon/testing';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../system/browser.js';
import type { Machine } from '../system/machine.js';

/** How people look at the dashboard. */
export const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const;
export type Look = keyof typeof looks;

/** The pages of a workspace: path behind its environment, and the heading that tells that it is there. */
const pages = {
  projects: { path: 'projects', heading: 'Projects' },
  inbox: { path: 'inbox', heading: 'Inbox' },
  keys: { path: 'settings/keys', heading: 'API keys' },
  webhooks: { path: 'settings/webhooks', heading: 'Webhooks' },
  deliveries: { path: 'settings/deliveries', heading: 'Deliveries' },
  members: { path: 'settings/members', heading: 'Members' },
  usage: { path: 'settings/usage', heading: 'Plan and usage' },
};

/** Opens every page of the dashboard of a machine with demo projects, and calls `visit` on each when it is complete. */
export async function tour(machine: Machine, look: Look, visit: (name: string, page: Page) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    // Nothing is half faded in when it is looked at.
    const page = await browser.newPage({ ...looks[look], reducedMotion: 'reduce' });
    page.setDefaultTimeout(60_000);
    await page.goto(`${machine.dev.dashboard.url}/code/used-already`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await settled(page);
    await visit('code', page);
    await page.goto(machine.dev.dashboard.url);
    await page.getByRole('heading', { name: 'Sign in to Blazon' }).waitFor();
    await settled(page);
    await visit('sign-in', page);
    await signIn(page, machine.dev.dashboard);
    const workspace = page.url().split('/').slice(0, -1).join('/');
    // The demo is drawn in the background: all of its projects have a cover when their first identities are there.
    await page.locator('main a img').nth(2).waitFor({ timeout: 90_000 });
    for (const [name, { path, heading }] of Object.entries(pages)) {
      await page.goto(`${workspace}/${path}`);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await settled(page);
      await visit(name, page);
    }
    await page.goto(`${workspace}/settings/deliveries`);
    await page.getByRole('heading', { name: 'Deliveries', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Open' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Attempt 1/ })
      .click();
    await page.getByLabel('Request body').first().waitFor();
    await visit('delivery', page);
    await page.goto(`${workspace}/projects`);
    await page.getByRole('link', { name: 'Driftwood' }).first().click();
    await page.getByRole('heading', { name: 'Driftwood' }).waitFor();
    // A refinement comes after them.
    await page.locator('.react-flow__node').nth(1).click({ timeout: 90_000 });
    await page.getByRole('region', { name: 'Identity' }).waitFor();
    await settled(page);
    await visit('project', page);
    await page.getByRole('button', { name: 'Guidelines and downloads' }).click();
    await page.getByRole('button', { name: 'Timeline of its job' }).click();
    await page.getByText('Webhook', { exact: false }).last().waitFor();
    await settled(page);
    await visit('identity', page);
    await page.goto(`${page.url().replace(/\?.*/, '')}/compare`);
    await page.getByRole('region', { name: 'Identity' }).nth(1).waitFor();
    await settled(page);
    await visit('compare', page);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
}

/** A stream of live events never ends: the page is ready when no spinner is left. */
async function settled(page: Page): Promise<void> {
  await page.locator('.mantine-Loader-root:visible, .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  // The browser's own wait for an expression would evaluate it in the page, which the policy of the pages forbids.
  await waitFor(() =>
    page.evaluate<boolean>('document.fonts.status === "loaded" && [...document.images].every((image) => image.complete)'),
  );
}
