import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { List, WebhookEndpoint } from '@blazon/contracts';
import { type Job, type MemoryNode, type Project, verifyWebhook, type WebhookEvent } from '@blazon/sdk';
import { type RunningServer, serve } from '@blazon/sdk/node';
import { waitFor } from '@blazon/testing';
import { Api } from '../system/api.js';
import { Blazon } from '../system/blazon.js';
import { CommandLine } from './command-line.js';
import { operators } from './operators.js';

const prompt = 'a calm coffee roastery called Driftwood, deep greens';

interface Generated {
  job_id: string;
  project_id: string;
  memory_id: string;
  files: { logo: string; sheet: string };
}

describe('the command line against npm start, without configuration', () => {
  const blazon = Blazon.use();
  let cli: CommandLine;

  beforeAll(async () => {
    cli = await CommandLine.create(blazon.machine.dataDir);
  });

  afterAll(() => cli.remove());

  it('generates a brand, shows progress, writes its files and opens the sheet', async () => {
    const { code, output } = await cli.open(['generate', prompt]).end();
    expect(output).toMatch(/job_\w+ is queued \(sandbox\)/);
    expect(output).toMatch(/⠋ drawing 0\.\d s/);
    const [, memoryId = ''] = /memory node (mem_\w+)/.exec(output) ?? [];
    expect(code).toBe(0);
    const folder = join(cli.folder, 'out', memoryId);
    expect(await readFile(join(folder, 'logo.svg'), 'utf8')).toContain('<svg');
    expect(await readFile(join(folder, 'logo-dark.svg'), 'utf8')).toContain('<svg');
    expect(await readFile(join(folder, 'sheet.html'), 'utf8')).toContain(prompt);
    const opened = await waitFor(() => readFile(join(cli.folder, 'opened'), 'utf8').catch(() => false));
    expect(opened).toBe(`${join(folder, 'sheet.html')}\n`);
  });

  it('refines, and shows the memory of the project as a tree', async () => {
    const first = await cli.json<Generated>(['generate', prompt, '--out', 'first']);
    expect(first.files.logo).toBe(join(cli.folder, 'first', 'logo.svg'));
    const second = await cli.json<Generated>(['generate', 'warmer', '--refine', first.memory_id]);
    const third = await cli.json<Generated>(['generate', 'use a fox', '--refine', second.memory_id]);
    expect(third.project_id).toBe(first.project_id);
    const { output } = await cli.open(['memory', first.project_id]).end();
    const lines = output.split('\r\n').filter((line) => [first, second, third].some(({ memory_id }) => line.includes(memory_id)));
    expect(lines.map((line) => line.replace(/(mem_\w+) {2}.* {2}/, '$1 '))).toEqual([
      `└─ ${first.memory_id} ${prompt}`,
      `   └─ ${second.memory_id} warmer`,
      `      └─ ${third.memory_id} use a fox`,
    ]);
    const nodes = await cli.json<MemoryNode[]>(['memory', first.project_id]);
    expect(nodes.find(({ id }) => id === third.memory_id)?.parent_id).toBe(second.memory_id);
  });

  it('keeps the environments apart', async () => {
    const { id } = await cli.json<Project>(['--live', 'projects', 'create', 'Paid for', '--description', 'x']);
    expect((await cli.json<Project[]>(['projects'])).map(({ name }) => name)).toEqual(['Command line']);
    expect((await cli.run(['--live', 'projects'])).stdout).toMatch(new RegExp(`^${id}  .* Paid for\n$`));
    expect((await cli.run(['projects', 'delete', id, '--live'])).stdout).toBe(`deleted ${id}\n`);
    expect((await cli.run(['--live', 'projects'])).stdout).toContain('There is no project in the live environment yet');
  });

  describe('listen', () => {
    const received: WebhookEvent[] = [];
    let receiver: RunningServer;
    let refusals = 0;

    beforeAll(async () => {
      const secret = blazon.machine.dev.workspace.webhook_secret;
      receiver = await serve(async (request) => {
        received.push(await verifyWebhook({ body: await request.text(), headers: request.headers, secret, toleranceSeconds: 300 }));
        return new Response(null, { status: refusals-- > 0 ? 503 : 200 });
      });
    });

    afterAll(() => receiver.close());

    it('forwards what trigger makes, as it was signed, and gives the place of the default endpoint back', async () => {
      const endpoints = `/workspaces/${blazon.machine.dev.workspace.id}/endpoints`;
      const sandboxDefault = async () =>
        (await blazon.admin.done<List<WebhookEndpoint>>('GET', endpoints)).data.find(
          (endpoint) => endpoint.default && endpoint.environment === 'sandbox',
        );
      const before = await sandboxDefault();
      const terminal = cli.open(['listen', '--forward-to', `${receiver.url}/hooks`]);
      await terminal.shows(/Ready at https:\/\/127\.0\.0\.1:\d+ \(sandbox\)/);
      expect((await sandboxDefault())?.id).not.toBe(before?.id);

      const succeeding = await cli.json<Job>(['trigger', 'generation.success']);
      await terminal.shows(new RegExp(`generation\\.success  evt_\\w+  ${succeeding.id}  → 200`));
      refusals = 1;
      const failing = await cli.json<Job>(['trigger', 'generation.failed']);
      await terminal.shows(new RegExp(`generation\\.failed  evt_\\w+  ${failing.id}  → 503`));
      expect(received.map(({ type, data }) => [type, data.job_id])).toEqual([
        ['generation.success', succeeding.id],
        ['generation.failed', failing.id],
      ]);

      terminal.type('\u0003');
      expect((await terminal.end()).code).toBe(0);
      expect(await sandboxDefault()).toEqual(before);
    });

    it('says why nothing was forwarded, and that a stranger sent something', async () => {
      const terminal = cli.open(['listen', '--forward-to', 'http://127.0.0.1:9/']);
      const shown = await terminal.shows(/Ready at https:\S+/);
      await cli.json<Job>(['trigger', 'generation.failed']);
      await terminal.shows(/generation\.failed {2}\S+ {2}job_\w+ {2}→ .*(ECONNREFUSED|bad port)/);
      const [, url = ''] = /Ready at (https:\S+)/.exec(shown) ?? [];
      const stranger = new Api(url, undefined, blazon.machine.dev.ca);
      expect((await stranger.post('/', { event_id: 'evt_1' })).status).toBe(400);
      await stranger.close();
      await terminal.shows('refused a request: The request has no Service-Signature');
      terminal.type('\u0003');
      expect((await terminal.end()).code).toBe(0);
    });
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['a command that there is not', ['project'], {}, /unknown command 'project'.*Did you mean projects\?/s],
    ['a missing prompt', ['generate'], {}, /missing required argument 'prompt'/],
    ['a Blazon that does not run', ['projects'], { BLAZON_DATA_DIR: '/nowhere' }, /Blazon does not run here.*npm start/s],
    ['a prompt that cannot be drawn', ['generate', '🦊'], {}, /unsupported_prompt, job_\w+/],
    ['a project that there is not', ['memory', 'proj_1'], {}, /no such project.*\(project_not_found, request req_\w+\)/],
    ['a node that there is not', ['generate', 'x', '--refine', 'mem_1'], {}, /There is no memory node mem_1/],
    ['an event that there is not', ['trigger', 'generation.lost'], {}, /Allowed choices are generation.success, generation.failed/],
    ['a port that is none', ['listen', '--port', 'x'], {}, /x is not a port/],
  ])('explains %s', async (_what, args, variables, message) => {
    const { code, stdout, stderr } = await cli.run(args, variables);
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([1, '']);
  });

  it('tells programs of an error as JSON', async () => {
    const { code, stderr } = await cli.run(['memory', 'proj_1', '--json']);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'project_not_found', status: 404 } });
    expect(code).toBe(1);
  });

  it('completes commands and their arguments', async () => {
    const offered = async (...words: string[]) =>
      (await cli.run(['complete', '--', ...words])).stdout.split('\n').map((line) => line.split('\t')[0]);
    expect(await offered('trigg')).toContain('trigger');
    expect(await offered('trigger', '')).toEqual(expect.arrayContaining(['generation.success', 'generation.failed']));
    expect(await offered('generate', '--re')).toContain('--refine');
    expect((await cli.run(['completion', 'bash'])).stdout).toContain('complete -F');
  });

  describe('for operators and for other installations', () => {
    operators(blazon);
  });

  // Last: it takes the system away.
  it('stops listening at once when Blazon has stopped before, and says what that leaves behind', async () => {
    const terminal = cli.open(['listen']);
    await terminal.shows('Ready at https://');
    await blazon.machine.stop();
    const before = Date.now();
    terminal.type('\u0003');
    const { code, output } = await terminal.end();
    expect(output).toMatch(/Blazon does not answer: https:\S+ stays the default sandbox endpoint\. Remove it in the dashboard\./);
    expect(code).toBe(0);
    expect(Date.now() - before).toBeLessThan(8_000);
  });
});
