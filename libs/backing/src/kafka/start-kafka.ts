import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { holdDirectory } from '../directory-lock.js';
import { becomesTrue, commandOf, endProcess, freePort, hasEnded, lastLines, signalIfAlive } from '../processes.js';
import { asFile, brokerProperties, type Member, securedProperties, type Security } from './broker-properties.js';
import { findKafka } from './distribution.js';

const execFileAsync = promisify(execFile);

export interface KafkaOptions {
  /** Everything of this broker lives here: records, settings, log. Created when missing. */
  dataDir: string;
  /** A free one by default. */
  port?: number;
  /** Takes clients over TLS alone, with this certificate, and only those that know a password (SCRAM-SHA-512). */
  secured?: Security;
  /** Which broker of a cluster this is; alone by default. */
  member?: Member;
  /** Puts a proxy in front of a second port, and tells its address; clients that come by the proxy are told to stay with it. */
  proxied?: (port: number) => Promise<string>;
  log?: (line: string) => void;
}

export interface KafkaBroker {
  /** `host:port`, as clients want it. */
  brokers: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const START_DEADLINE_MS = 60_000;
const STOP_GRACE_MS = 15_000;
const JVM = [
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
  // The line that says that the broker is ready is an informational one.
  '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info',
];

/**
 * Starts an Apache Kafka broker (KRaft) on the loopback address. A broker that an earlier, killed process left running on the
 * same directory is stopped first; a directory whose process still runs is refused.
 */
export async function startKafka(options: KafkaOptions): Promise<KafkaBroker> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  const jars = await findKafka(log);
  const release = await holdDirectory(dataDir);
  try {
    const settings = join(dataDir, 'server.properties');
    await endLeftoverKafka(dataDir, log);
    const port = options.port ?? (await freePort());
    await configure({ dataDir, settings, port, jars, secured: options.secured, member: options.member, proxied: options.proxied });
    const pid = await launch(dataDir, settings, jars);
    const endOnExit = () => {
      signalIfAlive(pid, 'SIGTERM');
    };
    process.once('exit', endOnExit);
    return {
      brokers: `127.0.0.1:${port}`,
      port,
      pid,
      async stop() {
        process.off('exit', endOnExit);
        await endBroker(pid);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function endBroker(pid: number): Promise<void> {
  await endProcess(pid, ['SIGTERM', 'SIGKILL'], STOP_GRACE_MS);
}

/** Stops the broker that a killed process left running on a data directory. */
export async function endLeftoverKafka(dataDir: string, log: (line: string) => void = () => undefined): Promise<void> {
  const settings = join(dataDir, 'server.properties');
  const pid = Number(await readFile(join(dataDir, 'broker.pid'), 'utf8').catch(() => ''));
  if (!pid || !(await commandOf(pid))?.includes(settings)) return;
  log(`Stopping the Kafka broker (process ${pid}) that an earlier run left behind.`);
  await endBroker(pid);
}

interface Configuration {
  dataDir: string;
  settings: string;
  port: number;
  jars: string;
  secured: KafkaOptions['secured'];
  member: KafkaOptions['member'];
  proxied: KafkaOptions['proxied'];
}

async function configure({ dataDir, settings, port, jars, secured, member, proxied }: Configuration): Promise<void> {
  const logDir = join(dataDir, 'records');
  await mkdir(logDir, { recursive: true });
  const controllerPort = member?.controllerPorts[member.index] ?? (await freePort(port));
  const place = { host: '127.0.0.1', port, controllerPort, logDir, advertised: `127.0.0.1:${port}`, member };
  const ownPort = await freePort(port, place.controllerPort);
  const security = secured ? securedProperties({ ...place, ownPort }, secured) : {};
  const second = proxied && { port: ownPort, advertised: await proxied(ownPort) };
  await writeFile(settings, asFile({ ...brokerProperties({ ...place, proxied: second }), ...security }), { mode: 0o600 });
  const formatted = await readFile(join(logDir, 'meta.properties')).catch(() => null);
  if (formatted !== null) return;
  await execFileAsync('java', [
    ...JVM,
    '-cp',
    join(jars, '*'),
    'kafka.tools.StorageTool',
    'format',
    '-t',
    member?.clusterId ?? newClusterId(),
    '-c',
    settings,
    '-g',
    ...Object.entries(secured?.passwords ?? {}).flatMap(([name, password]) => ['-S', `SCRAM-SHA-512=[name=${name},password=${password}]`]),
  ]);
}

/** Kafka takes its ids for command line options when they begin with a hyphen. */
export function newClusterId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newClusterId() : id;
}

async function launch(dataDir: string, settings: string, jars: string): Promise<number> {
  const logFile = join(dataDir, 'server.log');
  const output = await open(logFile, 'w', 0o600);
  // In a separate session, so that Ctrl-C in the terminal reaches us alone and the broker outlives the services.
  const child = spawn('java', [...JVM, '-cp', join(jars, '*'), 'kafka.Kafka', settings], {
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  });
  child.once('error', () => undefined);
  child.unref();
  await output.close();
  if (child.pid !== undefined) await writeFile(join(dataDir, 'broker.pid'), String(child.pid));
  const isReady = async () => (await readFile(logFile, 'utf8')).includes('Kafka Server started');
  const ready = await becomesTrue(async () => hasEnded(child) || (await isReady()), START_DEADLINE_MS);
  if (ready && !hasEnded(child) && child.pid !== undefined) return child.pid;
  child.kill('SIGKILL');
  throw new Error(`Kafka did not start. Its log (${logFile}) ends with:\n${lastLines(await readFile(logFile, 'utf8'))}`);
}
