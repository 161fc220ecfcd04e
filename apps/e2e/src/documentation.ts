import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, faultsOf, launchBrowser } from './system/browser.js';
import type { Blazon } from './system/blazon.js';
import type { Machine } from './system/machine.js';

const samples = resolve(import.meta.dirname, '../../docs/samples');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const run = promisify(execFile);

/** Between two steps of the quick start its reader looks at the dashboard. */
const untilMemory =
  'until curl --silent "$BLAZON_URL/v1/projects/$PROJECT_ID/memory" --header "Authorization: Bearer $BLAZON_KEY" | grep --quiet mem_; do sleep 0.2; done';

/** The documentation on a system that nobody has used before. */
export function documentation(blazon: Blazon): void {
  let machine: Machine;
  let folder: string;
  let environment: NodeJS.ProcessEnv;

  const sample = (name: string) => join(samples, name);
  const runSample = async (program: string, name: string) => (await run(program, [sample(name)], { cwd: folder, env: environment })).stdout;
  const written = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>;

  beforeAll(async () => {
    ({ machine } = blazon);
    folder = await mkdtemp(join(tmpdir(), 'blazon-docs-'));
    await symlink(machine.dataDir, join(folder, '.blazon'));
    const { sandbox, ca, workspace } = machine.dev;
    environment = { ...process.env, BLAZON_URL: sandbox, BLAZON_KEY: workspace.test_key, CURL_CA_BUNDLE: ca, NODE_EXTRA_CA_CERTS: ca };
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('the commands of the quick start run one after another as they are written', async () => {
    const steps = ['settings', 'project', 'generate', 'refine'].map((name) => readFile(sample(`quick-start/${name}.sh`), 'utf8'));
    const [settings, project, generate, refine] = await Promise.all(steps);
    await run('sh', ['-euc', [settings, project, generate, untilMemory, refine].join('\n')], { cwd: folder });
    expect(await written('project.json')).toMatchObject({ object: 'project', name: 'Driftwood' });
    expect(await written('job.json')).toMatchObject({ object: 'job', status: 'queued' });
    expect(await written('refinement.json')).toMatchObject({ object: 'job', status: 'queued' });
  });

  it('a request with a key that was used is answered by the first result', async () => {
    const output = await runSample('sh', 'api/idempotency.sh');
    expect(output.match(/^idempotent-replayed: true/gim)).toHaveLength(1);
    const [first, second] = output.match(/^\{.*\}/gm) ?? [];
    expect(first).toContain('Once only');
    expect(second).toBe(first);
  });

  it('each sample of pagination lists every project', async () => {
    await runSample('sh', 'api/idempotency.sh');
    const listed = (await runSample('sh', 'api/pages.sh')).trim().split('\n');
    expect(new Set(listed).size).toBe(3);
    expect((await runSample(process.execPath, 'api/pages.ts')).trim().split('\n')).toEqual(listed);
    if (hasPython) expect((await runSample('python3', 'api/pages.py')).trim().split('\n')).toEqual(listed);
  });

  it('the sample of errors tells what was wrong', async () => {
    expect(await runSample(process.execPath, 'api/errors.ts')).toMatch(/^400 invalid_param name \S+\n$/);
  });

  describeInBrowser('in a browser', () => {
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    let faults: string[];

    beforeAll(async () => {
      browser = await launchBrowser();
      context = await browser.newContext({ ignoreHTTPSErrors: true, colorScheme: 'light' });
    });

    beforeEach(async () => {
      page = await context.newPage();
      faults = faultsOf(page);
    });

    afterEach(async () => {
      await page.close();
      expect(faults).toEqual([]);
    });

    afterAll(() => browser.close());

    it('shows every page without a refused script or style, and fits a telephone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const linksOf = (selector: string) =>
        page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')].map((link) => link.getAttribute('href'))`);
      await page.goto(`${machine.dev.live}/docs/quick-start`);
      const links = new Set(['/docs', ...(await linksOf('.VPSidebar a'))]);
      expect(links.size).toBe(15);
      for (const link of links) {
        await page.goto(`${machine.dev.live}${link}`, { waitUntil: 'networkidle' });
        expect(await page.locator('#VPContent').innerText()).not.toBe('');
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      }
    });

    it('leads on from an address that has no page', async () => {
      const answer = await page.goto(`${machine.dev.live}/docs/no-such-page`, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
      await page.getByRole('link', { name: 'To the first page' }).click();
      await page.locator('.VPHero').waitFor();
    });

    it('shows every picture whole on a desktop', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const name of ['architecture', 'webhooks', 'refinements']) {
        await page.goto(`${machine.dev.live}/docs/${name}`, { waitUntil: 'networkidle' });
        const cut = `[...document.querySelectorAll('.wide')].filter((place) => place.scrollWidth > place.clientWidth).length`;
        expect([name, await page.evaluate(cut)]).toEqual([name, 0]);
      }
    });

    it('finds, goes from page to page, and turns dark', async () => {
      // The keys do something once the scripts of the page have run.
      await page.goto(`${machine.dev.live}/docs`, { waitUntil: 'networkidle' });
      await page.keyboard.press('Control+k');
      await page.locator('#localsearch-input').fill('idempotency_key_reused');
      await page.locator('.VPLocalSearchBox .result').first().click();
      await page.waitForURL(/\/docs\/(errors|idempotency)/);
      await page.locator('.VPNavBarTitle a').click();
      await page.locator('.VPHero').waitFor();
      expect(new URL(page.url()).pathname).toBe('/docs');
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('switch').first().click();
      expect(await page.locator('html').getAttribute('class')).toContain('dark');
    });

    it('tries a call in the sandbox, and offers none on the live host', async () => {
      await page.goto(`${machine.dev.sandbox}/docs/reference`);
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.locator('.auth-container input').fill(machine.dev.workspace.test_key);
      await page.locator('.auth-container button.authorize').click();
      await page.locator('.btn-done').click();
      await page.locator('#operations-Projects-listProjects').getByRole('button').first().click();
      await page.getByRole('button', { name: 'Execute' }).click();
      await page.locator('.live-responses-table').getByText('200', { exact: true }).first().waitFor();
      expect(await page.locator('.live-responses-table').innerText()).toContain('Driftwood');
      expect(await page.locator('.swagger-ui .webhooks').innerText()).toContain('The result of a generation job');

      await page.goto(`${machine.dev.live}/docs/reference`);
      await page.getByText('This is the live host').waitFor();
      await page.locator('#operations-Projects-listProjects').getByRole('button').first().click();
      expect(await page.getByRole('button', { name: 'Execute' }).count()).toBe(0);
    });
  });
}
