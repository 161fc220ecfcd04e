import { brandFiles } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import { unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import type { Visit } from './visit.js';

const drawn = { timeout: 60_000 };

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function contains(outer: Box, inner: Box): boolean {
  if (!outer || !inner) return false;
  const fits = (start: 'x' | 'y', size: 'width' | 'height') =>
    inner[start] >= outer[start] && inner[start] + inner[size] <= outer[start] + outer[size];
  return fits('x', 'width') && fits('y', 'height');
}

/** Projects and their results: variations, comparison, and every file. */
export function projects(visit: Visit): void {
  const open = async (name: string): Promise<void> => {
    await visit.page.getByRole('link', { name: 'Projects', exact: true }).click();
    await visit.page.getByRole('heading', { name: 'Projects' }).waitFor();
    await visit.page.getByRole('link', { name }).click();
    await visit.page.getByRole('heading', { name }).waitFor();
  };
  const choose = async (item: string): Promise<void> => {
    await visit.page.getByRole('button', { name: 'More about this project' }).click();
    await visit.page.getByRole('menuitem', { name: item }).click();
  };

  it('renames a project, and finds it by its new name', async () => {
    const { page } = visit;
    await open('Otter Press');
    await choose('Rename or describe');
    const dialog = page.getByRole('dialog', { name: 'Rename or describe' });
    await dialog.getByLabel('Name', { exact: true }).fill('Otter & Sons');
    await dialog.getByLabel('Description').fill('Printers since last week.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Otter & Sons' }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Printers since last week.').waitFor();
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByLabel('Search projects').fill('nobody is called so');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByLabel('Search projects').fill('otter & s');
    await page.getByRole('link', { name: 'Otter & Sons' }).waitFor();
  });

  it('draws several variations at once', async () => {
    const { page } = visit;
    await open('Otter & Sons');
    await page.locator('.react-flow__node').nth(1).waitFor();
    const form = page.locator('form').filter({ hasText: 'Describe the brand' });
    await form.getByText('3', { exact: true }).click();
    await form.getByLabel('Describe the brand').fill('Otter & Sons, printers, burgundy');
    await form.getByRole('button', { name: 'Generate' }).click();
    await page.locator('.react-flow__node').nth(4).waitFor(drawn);
    expect(await page.locator('.react-flow__node').count()).toBe(5);
  });

  it('compares two identities side by side', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'Compare' }).waitFor();
    await page.getByRole('region', { name: 'Identity' }).nth(1).waitFor();
    await page.getByRole('combobox', { name: 'First identity' }).click();
    await page.getByRole('option', { name: /make it navy$/ }).click();
    await page.getByAltText('Logo for: make it navy').waitFor();
    await page
      .getByAltText(/^Logo for: Otter & Sons/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Refine or download this one' }).first().click();
    await page.getByRole('button', { name: 'Guidelines and downloads' }).waitFor();
    await page.getByAltText('Logo for: make it navy').waitFor();
  });

  it('refines from an earlier identity, and brings the result into view', async () => {
    const { page } = visit;
    await page.getByLabel('Refine from here').fill('in capitals');
    await page.getByRole('button', { name: 'Refine' }).click();
    await page.getByAltText('Logo for: in capitals').waitFor(drawn);
    const added = page.getByRole('group', { name: 'in capitals' });
    await waitFor(async () => contains(await page.locator('.react-flow').boundingBox(), await added.boundingBox()));
  });

  it('offers the sheet, the guidelines and each file, alone and together, until the project is deleted', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Guidelines and downloads' }).click();
    await page.getByRole('link', { name: 'Brand sheet' }).waitFor();
    const links = await page.evaluate<string[]>(`[...document.querySelectorAll('a[href*="/files/"]')].map(({ href }) => href)`);
    const fileOf = (link: string) => /\/files\/([^?]+)/.exec(link)?.[1] ?? '';
    expect(links.map(fileOf).sort()).toEqual([...brandFiles].sort());
    const read = async (file: string) => page.request.get(links.find((link) => fileOf(link) === file) ?? '');
    for (const file of brandFiles) expect([file, (await read(file)).status()]).toEqual([file, 200]);

    const sheet = await (await read('sheet.html')).text();
    for (const part of ['<h2>Lock-ups</h2>', 'class="mock-up"']) expect(sheet).toContain(part);
    expect((await (await read('guidelines.pdf')).body()).subarray(0, 5).toString()).toBe('%PDF-');
    const everything = Object.keys(unzipSync(await (await read('brand.zip')).body()));
    expect(everything).toEqual(expect.arrayContaining(brandFiles.filter((file) => !file.endsWith('.zip'))));
    expect(everything.filter((path) => path.startsWith('mock-ups/')).length).toBeGreaterThan(2);
    expect(everything.some((path) => /^fonts\/(LICENCE|READ-ME)\.txt$/.test(path))).toBe(true);

    await choose('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete Otter & Sons' });
    for (const erased of ['logos, colours and guidelines', 'every prompt', 'jobs under way', 'webhook deliveries']) {
      await dialog.getByText(erased).waitFor();
    }
    await dialog.getByLabel('Type "Otter & Sons" to confirm').fill('Otter & Sons');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    expect((await read('guidelines.html')).status()).toBe(404);
    expect((await read('guidelines.pdf')).status()).toBe(404);
  });
}
