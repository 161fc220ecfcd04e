import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ended, NODE_COMPILE_CACHE } from '@blazon/testing';

const root = resolve(import.meta.dirname, '../../../..');
const startDeadlineMs = 120_000;

/** The content of `dev.json`. */
export interface Dev {
  pid: number;
  live: string;
  sandbox: string;
  http: string;
  ca: string;
  ca_key: string;
  workspace: { id: string; live_key: string; test_key: string; webhook_secret: string };
  dashboard: { url: string; email: string; password: string };
  admin: { url: string; token: string };
}

/** How the services run: all in one process, or each in its own on Kafka. */
export type Mode = 'embedded' | 'kafka';

/** A Blazon for a test, started as `npm start` or `npm run start:kafka` does, on free ports. */
export class Machine {
  private constructor(
    readonly process: ChildProcess,
    readonly dataDir: string,
    readonly output: string[],
    readonly dev: Dev,
  ) {}

  static async start(options: { mode?: Mode; dataDir?: string; variables?: Record<string, string> } = {}): Promise<Machine> {
    const dataDir = options.dataDir ?? (await freshDirectory());
    const child = launch(dataDir, options.mode ?? 'embedded', options.variables);
    const output = collect(child);
    const devJson = join(dataDir, 'dev.json');
    const deadline = Date.now() + startDeadlineMs;
    let dev: Dev | undefined;
    while ((dev = await devOf(child, devJson)) === undefined) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await ended(child, 'SIGINT').catch(() => undefined);
        throw new Error(`Blazon did not start:\n${output.join('')}`);
      }
      await pause(50);
    }
    return new Machine(child, dataDir, output, dev);
  }

  /** A start that must be refused: its exit code and output. */
  static async refused(dataDir: string, variables: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
    return finished(launch(dataDir, 'embedded', variables));
  }

  /** The connection string of a service's database, to read its rows. */
  async databaseOf(service: string): Promise<string> {
    const { variables } = JSON.parse(await readFile(join(this.dataDir, 'services.json'), 'utf8')) as {
      variables: Record<string, { DATABASE_URL: string } | undefined>;
    };
    const url = variables[service]?.DATABASE_URL;
    if (url === undefined) throw new Error(`${service} does not run on this machine`);
    return url;
  }

  /** Runs `npm run rebuild` beside it: its exit code and output. */
  async rebuild(...args: string[]): Promise<{ code: number | null; output: string }> {
    const program = join(root, 'apps/standalone/dist/rebuild.js');
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, NODE_COMPILE_CACHE, BLAZON_DATA_DIR: this.dataDir },
    });
    return finished(child);
  }

  /** Stops by SIGINT, as Ctrl-C does; the exit code. */
  async stop(): Promise<number | null> {
    await ended(this.process, 'SIGINT');
    return this.process.exitCode;
  }

  /** Ends the process as a crash would. */
  async kill(): Promise<void> {
    await ended(this.process, 'SIGKILL');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A folder that PostgreSQL can enter too, which runs as another user where the tests run as root. */
export async function freshDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'blazon-e2e-'));
  await chmod(path, 0o711);
  return path;
}

function launch(dataDir: string, mode: Mode, variables: Record<string, string> = {}): ChildProcess {
  const telemetry = join(root, 'libs/platform/dist/telemetry/preload.js');
  const program = join(root, 'apps/standalone/dist/main.js');
  return spawn(process.execPath, ['--enable-source-maps', '--import', telemetry, program, ...(mode === 'kafka' ? ['--kafka'] : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Tests draw little, and each thread takes seconds of CPU time to load. Benchmarks set the usual number.
      ENGINE_THREADS: '1',
      ...process.env,
      NODE_COMPILE_CACHE,
      // The machine brings its own PostgreSQL; Kafka is taken over from the surroundings where there is one.
      DATABASE_URL: '',
      BLAZON_DATA_DIR: dataDir,
      BLAZON_LIVE_PORT: '0',
      BLAZON_SANDBOX_PORT: '0',
      BLAZON_HTTP_PORT: '0',
      BLAZON_ADMIN_PORT: '0',
      BLAZON_DASHBOARD_PORT: '0',
      // Tests create their own data.
      BLAZON_DEMO: 'false',
      ...variables,
    },
  });
}

/** The addresses of a process once it has written them; undefined before, also while it removes the file of a killed one. */
async function devOf({ pid }: ChildProcess, devJson: string): Promise<Dev | undefined> {
  const text = await readFile(devJson, 'utf8').catch(() => undefined);
  const dev = text === undefined ? undefined : (JSON.parse(text) as Dev);
  return dev?.pid === pid ? dev : undefined;
}

async function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.join('') };
}

function collect(child: ChildProcess): string[] {
  const lines: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  return lines;
}
