// `npm run screenshots`: every page of the dashboard and of the documentation, light, dark and on a phone, as pictures to look at.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Blazon } from '../system/blazon.js';
import { hasChromium } from '../system/browser.js';
import { documentationTour } from './documentation-tour.js';
import { type Look, looks, tour } from './tour.js';

if (!hasChromium) {
  console.error('There is no Chromium at /usr/bin/chromium. Install it, or name another one by CHROMIUM_PATH.');
  process.exit(1);
}
const folder = join(import.meta.dirname, '../../../../out/screenshots');
await mkdir(folder, { recursive: true });
const blazon = new Blazon();
try {
  console.log('· starting Blazon with its demo');
  await blazon.start({ variables: { BLAZON_DEMO: 'true' } });
  for (const look of Object.keys(looks) as Look[]) {
    const photograph = async (name: string, page: Page) => {
      await page.evaluate('scrollTo(0, 0)');
      await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
      console.log(`· ${name}-${look}.png`);
    };
    await tour(blazon.machine, look, photograph);
    await documentationTour(blazon.machine, look, photograph);
  }
  console.log(`The pictures are in ${folder}.`);
} finally {
  await blazon.stop();
}
