import type { Browser, Page } from 'playwright-core';
import type { Blazon } from '../system/blazon.js';
import { faultsOf, launchBrowser } from '../system/browser.js';

/** A browser with one page that stays open for all tests of a `describe`, at the dashboard of a Blazon. */
export class Visit {
  private opened: { browser: Browser; page: Page; faults: string[] } | undefined;

  private constructor(readonly blazon: Blazon) {}

  static use(blazon: Blazon): Visit {
    const visit = new Visit(blazon);
    beforeAll(async () => {
      const browser = await launchBrowser();
      const page = await newVisitor(browser);
      visit.opened = { browser, page, faults: faultsOf(page) };
    });
    afterAll(() => visit.opened?.browser.close());
    return visit;
  }

  /** A page of somebody else, who shares nothing with the first one. */
  somebodyElse(): Promise<Page> {
    return newVisitor(this.open.browser);
  }

  get page(): Page {
    return this.open.page;
  }

  /** Errors that the page has reported. */
  get faults(): string[] {
    return this.open.faults;
  }

  get dashboard() {
    return this.blazon.machine.dev.dashboard;
  }

  /** The link that the start has printed. */
  get signInLink(): string {
    return /http:\/\/localhost:\d+\/code\/\S+/.exec(this.blazon.machine.output.join(''))?.[0] ?? '';
  }

  private get open() {
    if (this.opened === undefined) throw new Error('The browser is open from beforeAll on.');
    return this.opened;
  }
}

async function newVisitor(browser: Browser): Promise<Page> {
  // No test is about animations, and they get stuck on a busy machine.
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(60_000);
  return page;
}
