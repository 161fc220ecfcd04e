import type { MemoryNode, Project } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import type { Page } from 'playwright-core';
import { Api } from '../system/api.js';
import { Blazon, list } from '../system/blazon.js';
import { launchBrowser } from '../system/browser.js';
import { percentile } from './load.js';
import type { Line } from './report.js';

const rounds = 11;
const firstPaint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null";

/** The first page of the dashboard, opened by a browser with an empty cache. */
export async function benchDashboard(progress: (line: string) => void): Promise<Line[]> {
  const blazon = new Blazon();
  const browser = await launchBrowser();
  try {
    await blazon.start({ variables: { BLAZON_DEMO: 'true' } });
    await demoDrawn(blazon);
    const { url, email, password } = blazon.machine.dev.dashboard;
    const measured = { entrance: [] as number[], paint: [] as number[], list: [] as number[] };
    const signedIn = await browser.newContext();
    const first = await signedIn.newPage();
    await first.goto(url);
    await first.getByLabel('E-mail').fill(email);
    await first.getByRole('textbox', { name: 'Password' }).fill(password);
    await first.getByRole('button', { name: 'Sign in' }).click();
    await first.locator('main a').nth(2).waitFor({ timeout: 60_000 });
    for (let round = 0; round <= rounds; round += 1) {
      const stranger = await (await browser.newContext()).newPage();
      const entrance = await until(stranger, url, () => stranger.getByLabel('E-mail').waitFor());
      await stranger.context().close();
      const fresh = await (await browser.newContext({ storageState: await signedIn.storageState() })).newPage();
      const list = await until(fresh, first.url(), () => fresh.locator('main a').nth(2).waitFor());
      const paint = await fresh.evaluate<number>(firstPaint);
      progress(`sign-in ${entrance.toFixed(0)} ms, first paint ${paint.toFixed(0)} ms, list of projects ${list.toFixed(0)} ms`);
      await fresh.context().close();
      // The first round warms up.
      if (round === 0) continue;
      measured.entrance.push(entrance);
      measured.paint.push(paint);
      measured.list.push(list);
    }
    return [
      line('the sign-in can be used', measured.entrance),
      line('projects, first contentful paint', measured.paint),
      line('projects, the list can be used', measured.list),
    ];
  } finally {
    await browser.close();
    await blazon.stop();
  }
}

/** The demo is drawn in the background. It is complete when no identity has come for five seconds; until then the machine is busy with it. */
async function demoDrawn({ machine }: Blazon): Promise<void> {
  const api = Api.live(machine.dev);
  let [drawn, since] = [0, performance.now()];
  await waitFor(
    async () => {
      const projects = await list<Project>(api, '/v1/projects');
      const nodes = await Promise.all(projects.map(({ id }) => list<MemoryNode>(api, `/v1/projects/${id}/memory?limit=100`)));
      if (nodes.flat().length !== drawn) [drawn, since] = [nodes.flat().length, performance.now()];
      return drawn > 0 && performance.now() - since > 5_000;
    },
    { withinMs: 120_000, everyMs: 500 },
  );
  await api.close();
}

/** Milliseconds from the navigation until something is there. */
async function until(page: Page, url: string, there: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await there();
  return performance.now() - start;
}

function line(what: string, times: number[]): Line {
  const [middle, most] = [percentile(times, 0.5), Math.max(...times)];
  return { what, measured: `${middle.toFixed(0)} ms, at most ${most.toFixed(0)} ms`, target: '< 1,000 ms', met: middle < 1_000 };
}
