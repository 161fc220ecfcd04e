import type { Page } from 'playwright-core';
import { launchBrowser } from '../system/browser.js';
import type { Machine } from '../system/machine.js';
import { type Look, looks } from './tour.js';

/** Opens every page of the documentation on the sandbox host, and calls `visit` on each. */
export async function documentationTour(machine: Machine, look: Look, visit: (name: string, page: Page) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ ...looks[look], reducedMotion: 'reduce', ignoreHTTPSErrors: true });
    await page.goto(`${machine.dev.sandbox}/docs/quick-start`);
    const links = await page.evaluate<string[]>("[...document.querySelectorAll('.VPSidebar a')].map((link) => link.getAttribute('href'))");
    for (const link of ['/docs', ...links]) {
      await page.goto(`${machine.dev.sandbox}${link}`, { waitUntil: 'networkidle' });
      await visit(`docs-${link.split('/')[2] ?? 'home'}`, page);
    }
  } finally {
    await browser.close();
  }
}
