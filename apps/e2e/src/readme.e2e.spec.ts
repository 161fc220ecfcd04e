import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { NODE_COMPILE_CACHE, waitFor } from '@blazon/testing';
import { blocksOf, checkout, commandsOf, filesWithCommands } from './readme-commands.js';

const run = promisify(execFile);
const files = [
  'README.md',
  'CONTRIBUTING.md',
  'apps/cli/README.md',
  'apps/docs/pages/quick-start.md',
  'apps/docs/pages/running.md',
  'apps/e2e/README.md',
  'apps/gateway/README.md',
  'apps/generation/README.md',
  'deploy/README.md',
  'libs/backing/README.md',
];

/** Commands that are not run here, and why. A shell has to understand them all the same. */
const notHere: [RegExp, string][] = [
  [/^(\w+=\S+ )*(npm test|npm run test:long|npx nx affected)\b/, 'whole test runs, of which this is a part'],
  [/^(\w+=\S+ )?npm run bench\b/, 'measurements, which take minutes and judge nothing'],
  [/^(helm|kubectl|kind|CLUSTER_LOAD=.* npm run cluster)\b/, 'they need a cluster: npm run cluster is the test of the chart'],
  [/^(for app in|\s*docker build|done)\b/, 'images, which npm run cluster builds'],
  [/^(docker compose|curl .*localhost:844\d)\b/, 'the system in containers, which a Docker engine builds and runs'],
  [/^psql\b/, 'copies of a database on a server of the reader; disaster.e2e.spec.ts goes back to one'],
  [/^kafka-acls\b/, 'a broker with rights; kafka-rights.e2e.spec.ts starts one and gives each service its own'],
];

describe('the commands of the READMEs, as they are written', () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let started: ChildProcess | undefined;
  const done = new Set<string>();
  /** Lines that prepare the shell for those after them. */
  let preamble: string[] = [];
  /** What stands in for the ids that a reader copies from the output before. */
  const ids = { mem_: '', proj_: '' };

  beforeAll(async () => {
    folder = await checkout();
    // A desktop that opens nothing.
    await mkdir(join(folder, 'desktop'));
    for (const opener of ['xdg-open', 'open']) {
      await writeFile(join(folder, 'desktop', opener), '#!/bin/sh\n');
      await chmod(join(folder, 'desktop', opener), 0o755);
    }
    environment = {
      ...process.env,
      NODE_COMPILE_CACHE,
      ENGINE_THREADS: '1',
      // accessibility.e2e.spec.ts looks at the demo.
      BLAZON_DEMO: 'false',
      BLAZON_LIVE_PORT: '0',
      BLAZON_SANDBOX_PORT: '0',
      BLAZON_HTTP_PORT: '0',
      BLAZON_ADMIN_PORT: '0',
      BLAZON_DASHBOARD_PORT: '0',
      HOME: folder,
      PATH: [join(folder, 'desktop'), process.env.PATH ?? ''].join(delimiter),
    };
    delete environment.BLAZON_DATA_DIR;
  });

  afterAll(async () => {
    if (started) await interrupted(started);
    await rm(folder, { recursive: true, force: true });
  });

  describe.each(files)('%s', (file) => {
    it('run', async () => {
      preamble = [];
      await start();
      const commands = await commandsOf(file);
      expect(commands).not.toEqual([]);
      for (const command of commands) {
        if (!done.has(command)) await carryOut(command);
        done.add(command);
      }
    }, 400_000);
  });

  it('are all here: no other file has any', async () => {
    expect(await filesWithCommands()).toEqual([...files].sort());
  });

  it('are read by a shell, also those that are not run here', async () => {
    for (const file of files) for (const block of await blocksOf(file)) await run('sh', ['-nc', block]);
  });

  async function carryOut(command: string): Promise<void> {
    const words = command.replace(/\b(mem_|proj_)…/g, (_all, kind: keyof typeof ids) => ids[kind]);
    if (notHere.some(([pattern]) => pattern.test(words))) return;
    if (words.startsWith('npx nx ')) await expectTarget(words);
    else if (words === 'npm start') expect(started).toBeDefined();
    else if (/^(export |\w+\(\))/.test(words)) preamble.push(words);
    else if (words.startsWith('npx blazon listen ')) await until(words, 'Ready at https://');
    else {
      const { stdout } = await run('sh', ['-euc', [...preamble, words].join('\n')], { cwd: folder, env: environment });
      expect(stdout).not.toBe('');
      for (const kind of ['mem_', 'proj_'] as const) ids[kind] = new RegExp(`${kind}\\w+`).exec(stdout)?.[0] ?? ids[kind];
    }
  }

  async function start(): Promise<void> {
    if (started) return;
    started = launch('npm start');
    started.stdout?.resume();
    started.stderr?.pipe(process.stderr);
    await waitFor(() => readFile(join(folder, '.blazon/dev.json'), 'utf8').catch(() => undefined), {
      withinMs: 240_000,
    });
    const { admin } = JSON.parse(await readFile(join(folder, '.blazon/dev.json'), 'utf8')) as { admin: { url: string; token: string } };
    environment = { ...environment, ADMIN_URL: admin.url, ADMIN_TOKEN: admin.token };
  }

  /** Runs a command that does not end by itself until it shows something. */
  async function until(command: string, shown: string): Promise<void> {
    const child = launch(command);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    try {
      await waitFor(() => output.includes(shown), { withinMs: 60_000 });
    } finally {
      await interrupted(child);
    }
  }

  function launch(command: string): ChildProcess {
    return spawn('sh', ['-c', `exec ${command}`], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  }

  /** Ends a command as Ctrl-C does: npm and what it runs get the signal together. */
  async function interrupted(child: ChildProcess): Promise<void> {
    const closed = once(child, 'close');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await closed;
  }

  async function expectTarget(command: string): Promise<void> {
    const [, target = '', project = ''] = /^npx nx (\w+) (\w+)$/.exec(command) ?? [];
    const { nx } = JSON.parse(await readFile(join(folder, 'apps', project, 'package.json'), 'utf8')) as { nx: { targets: object } };
    expect(nx.targets).toHaveProperty(target);
  }
});
