import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { Blazon } from '../system/blazon.js';
import { describeInBrowser } from '../system/browser.js';
import { type Look, looks, tour } from './tour.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or worse, with the first place of each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes: [first] }) => `${id}: ${first?.html ?? ''}`);
}

describeInBrowser('the pages of the dashboard', () => {
  const blazon = Blazon.use({ variables: { BLAZON_DEMO: 'true' } });

  it.each(Object.keys(looks) as Look[])(
    'keep nobody out, %s',
    async (look) => {
      const found: Record<string, string[]> = {};
      await tour(blazon.machine, look, async (name, page) => {
        const problems = await findings(page);
        const tooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
        if (tooWide) problems.push('the page is wider than the screen');
        if (problems.length > 0) found[name] = problems;
      });
      expect(found).toEqual({});
    },
    300_000,
  );
});
