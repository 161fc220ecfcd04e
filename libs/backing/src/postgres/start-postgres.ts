import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { holdDirectory } from '../directory-lock.js';
import { becomesTrue, commandOf, endProcess, freePort, hasEnded, lastLines, signalIfAlive } from '../processes.js';
import { findBinaries, type PostgresBinaries } from './binaries.js';
import { createDatabase } from './databases.js';
import { type RunAs, runAs, spawnAs } from './not-as-root.js';

export interface PostgresOptions {
  /** Everything of this server lives here: data, password, log. Created when missing. */
  dataDir: string;
  /** A free one by default. */
  port?: number;
  /** Speed instead of durability, for data that nobody needs after a crash of the machine. */
  throwAway?: boolean;
  log?: (line: string) => void;
}

export interface PostgresServer {
  /** The URL of the superuser; it holds the password. */
  url: string;
  port: number;
  /** Makes sure that a database with its own role exists, and returns the URL of that role. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

const START_DEADLINE_MS = 120_000;
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL server of our own on the loopback address. A server that an earlier, killed process left running on the same
 * directory is stopped first; a directory whose process still runs is refused.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  const release = await holdDirectory(dataDir);
  try {
    const binaries = await findBinaries();
    const cluster = join(dataDir, 'cluster');
    const as = await runAs(binaries.postgres, cluster);
    await endLeftoverPostgres(dataDir, log);
    const password = await keptPassword(join(dataDir, 'password'));
    await initialise({ throwAway: options.throwAway ?? false, dataDir, cluster, password, binaries, as, log });
    const { pid, port } = await launch({ ...options, dataDir, cluster, binaries, as });
    const endOnExit = () => {
      signalIfAlive(pid, 'SIGINT');
    };
    process.once('exit', endOnExit);
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
    return {
      url,
      port,
      createDatabase: (name) => createDatabase(url, name),
      async stop() {
        process.off('exit', endOnExit);
        await endServer(pid);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** SIGINT is PostgreSQL's fast shutdown: clients are cut off, nothing is lost. SIGQUIT leaves the rest to recovery. */
async function endServer(pid: number): Promise<void> {
  await endProcess(pid, ['SIGINT', 'SIGQUIT', 'SIGKILL'], 10_000);
}

/** Stops the server that a killed process left running on a data directory. */
export async function endLeftoverPostgres(dataDir: string, log: (line: string) => void = () => undefined): Promise<void> {
  const cluster = join(dataDir, 'cluster');
  const pidFile = join(cluster, 'postmaster.pid');
  const [pid, ...rest] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  if (!pid) return;
  if ((await commandOf(Number(pid)))?.includes(cluster)) {
    log(`Stopping the PostgreSQL (process ${pid}) that an earlier run left behind.`);
    await endServer(Number(pid));
  } else {
    // The server is gone, but its pid may name another program by now, or a process that nobody has buried. PostgreSQL would refuse
    // to start for either; it takes its parent's pid for stale, and continues with its other checks.
    await writeFile(pidFile, [process.pid, ...rest].join('\n'));
  }
}

async function keptPassword(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(`${path}.new`, password, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return password;
}

interface Initialisation {
  throwAway: boolean;
  dataDir: string;
  cluster: string;
  password: string;
  binaries: PostgresBinaries;
  as: RunAs;
  log: (line: string) => void;
}

/** Builds the cluster beside its place and moves it there when complete: a crash in the middle leaves nothing half done. */
async function initialise({ throwAway, dataDir, cluster, password, binaries, as, log }: Initialisation): Promise<void> {
  if (await exists(join(cluster, 'PG_VERSION'))) return;
  log(`Creating a PostgreSQL data directory in ${cluster}.`);
  const draft = join(dataDir, 'cluster.new');
  const passwordFile = join(dataDir, 'password.initdb');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    if (as.account !== null) {
      await chown(draft, as.account.uid, as.account.gid);
      await chown(passwordFile, as.account.uid, as.account.gid);
    }
    await runInitdb(binaries.initdb, [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...(throwAway ? ['--no-sync'] : [])], as);
    await rename(draft, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function runInitdb(initdb: string, where: string[], as: RunAs): Promise<void> {
  // The builtin locale sorts alike on every machine.
  const how = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const child = spawnAs(as, initdb, [...where, ...how], { env: environment(), stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`PostgreSQL could not create its data directory: ${errors.trim()}`);
}

interface Launch extends PostgresOptions {
  cluster: string;
  binaries: PostgresBinaries;
  as: RunAs;
}

async function launch(options: Launch): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const logFile = join(options.dataDir, 'server.log');
    const pid = await spawnServer(options, port, logFile);
    if (pid !== null) return { pid, port };
    const reason = await readFile(logFile, 'utf8').catch(() => '');
    // Another program may have taken the free port; the processes of a killed server may need a moment to notice and end, and its
    // postmaster, dead already, one to be reaped.
    const passes =
      (options.port === undefined && reason.includes('Address already in use')) ||
      reason.includes('pre-existing shared memory') ||
      reason.includes('lock file "postmaster.pid" already exists');
    if (!passes || attempt === 5)
      throw new Error(`PostgreSQL did not start on port ${port}. Its log (${logFile}) ends with:\n${lastLines(reason)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The pid of the server once it accepts connections, or null when it ended before. */
async function spawnServer(options: Launch, port: number, logFile: string): Promise<number | null> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    ...(options.throwAway ? THROW_AWAY : []),
  ];
  const output = await open(logFile, 'w', 0o600);
  // In a separate session, so that Ctrl-C in the terminal reaches us alone and the database outlives the services.
  const child = spawnAs(options.as, options.binaries.postgres, ['-D', options.cluster, ...settings.flatMap((setting) => ['-c', setting])], {
    env: environment(),
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  });
  // A program that cannot even be run has no pid; the reason is in the event.
  child.once('error', (error) => void appendFile(logFile, String(error)));
  child.unref();
  await output.close();
  const isReady = async () => {
    const lines = (await readFile(join(options.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    return lines[0] === String(child.pid) && lines[7]?.trim() === 'ready';
  };
  const settled = await becomesTrue(async () => hasEnded(child) || (await isReady()), START_DEADLINE_MS);
  if (child.pid === undefined || hasEnded(child)) return null;
  if (!settled) {
    child.kill('SIGQUIT');
    throw new Error(`PostgreSQL was not ready after ${START_DEADLINE_MS / 1000} s. See its log: ${logFile}`);
  }
  return child.pid;
}

/** Messages in English whatever the user's language: the start-up reads them. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
