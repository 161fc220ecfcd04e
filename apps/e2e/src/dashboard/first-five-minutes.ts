import type { Response } from 'playwright-core';
import type { Visit } from './visit.js';

/** From the printed address to the logo and its webhook. */
export function firstFiveMinutes(visit: Visit): void {
  it('sends a first page of less than 300 kB, in compressed files that browsers keep', async () => {
    const stranger = await visit.somebodyElse();
    const files: Response[] = [];
    stranger.on('response', (response) => {
      if (/\.(js|css)$/.test(response.url())) files.push(response);
    });
    await stranger.goto(visit.dashboard.url);
    await stranger.getByRole('heading', { name: 'Sign in to Blazon' }).waitFor();
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(file.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    }
    const sizes = await Promise.all(files.map((file) => file.request().sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(300_000);
    await stranger.context().close();
  });

  it('opens signed in by the printed link, which works once', async () => {
    const link = visit.signInLink;
    await visit.page.goto(link);
    await visit.page.getByRole('heading', { name: 'Projects' }).waitFor();
    const stranger = await visit.somebodyElse();
    await stranger.goto(link);
    await stranger.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await stranger.getByRole('link', { name: 'Sign in with e-mail and password' }).click();
    await stranger.getByRole('heading', { name: 'Sign in to Blazon' }).waitFor();
    await stranger.context().close();

    const again = await visit.page.context().newPage();
    await again.goto(link);
    await again.getByRole('link', { name: 'To your projects' }).click();
    await again.getByRole('heading', { name: 'Projects' }).waitFor();
    await again.close();
  });

  it('makes a project, draws what is typed, and shows how it was understood', async () => {
    await visit.page.getByRole('button', { name: 'New project' }).first().click();
    await visit.page.getByLabel('Name').fill('Otter Press');
    await visit.page.getByRole('button', { name: 'Create', exact: true }).click();
    await visit.page.getByLabel('Describe the brand').fill('Otter Press, a small print shop, dark green, with an otter');
    await visit.page.getByRole('button', { name: 'Generate' }).click();
    const identity = visit.page.getByRole('region', { name: 'Identity' });
    await identity.getByAltText(/^Logo for: Otter Press/).waitFor({ timeout: 60_000 });
    expect(await identity.getByText('applied', { exact: true }).count()).toBeGreaterThan(0);
  });

  it('refines from there, and the graph shows the branch', async () => {
    await visit.page.getByLabel('Refine from here').fill('make it navy');
    await visit.page.getByRole('button', { name: 'Refine' }).click();
    await visit.page.getByRole('region', { name: 'Identity' }).getByAltText('Logo for: make it navy').waitFor({ timeout: 60_000 });
    // Its line is drawn once both nodes have been measured.
    await visit.page.locator('.react-flow__edge').waitFor({ state: 'attached' });
    expect(await visit.page.locator('.react-flow__node').count()).toBe(2);
    expect(await visit.page.locator('.react-flow__edge').count()).toBe(1);
  });

  it('has received the webhook in the inbox, with a signature that holds', async () => {
    await visit.page.getByRole('link', { name: 'Inbox' }).click();
    await visit.page.getByText('They are equal: Blazon sent it, and nobody changed it.').first().waitFor({ timeout: 60_000 });
  });
}
