import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { waitFor } from '@blazon/testing';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { Blazon } from '../system/blazon.js';
import { describeInBrowser } from '../system/browser.js';
import { type Look, looks, tour } from './tour.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Findings of axe that are serious or worse, with the first place of each. Dark pages differ from light ones only in their colours. */
async function findings(page: Page, look: Look): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const rules = look === 'dark' ? `{ runOnly: ['color-contrast'] }` : '{}';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${rules})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes: [first] }) => `${id}: ${first?.html ?? ''}`);
}

describeInBrowser('the pages of the dashboard', () => {
  const blazon = Blazon.use({ variables: { BLAZON_DEMO: 'true' } });

  it('keep nobody out: light, dark and on a phone', async () => {
    const found: Record<string, string[]> = {};
    await tour(blazon.machine, 'light', async (name, page) => {
      for (const look of Object.keys(looks) as Look[]) {
        await turnTo(page, look);
        const problems = await findings(page, look);
        const tooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
        if (tooWide) problems.push('the page is wider than the screen');
        if (problems.length > 0) found[`${name}, ${look}`] = problems;
      }
      await turnTo(page, 'light');
    });
    expect(found).toEqual({});
  }, 300_000);
});

/** Whether no colour and no place is on its way to another, two frames after whatever began it. */
const isStill = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(!document.getAnimations().some((animation) => animation instanceof CSSTransition)))))`;

/** Shows an open page otherwise: opening each page three times takes longer than looking at it. */
async function turnTo(page: Page, look: Look): Promise<void> {
  const { colorScheme, viewport } = looks[look];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await waitFor(() => page.evaluate<boolean>(isStill));
}
