import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase, LocalAuthority, providePostgres } from '@blazon/backing';
import { topics } from '@blazon/contracts';
import { type EventLog, KafkaEventLog, type KafkaEventLogOptions, PostgresEventLog, type TopicDefinition } from '@blazon/event-log';
import { holdReactions, NODE_COMPILE_CACHE, type ServiceProcess, startServiceProcess } from '@blazon/testing';
import pg from 'pg';
import { Admin, type CreatedWorkspace, type EnvironmentName, type Plan } from './admin.js';
import { type Answer, Api, type Method } from './api.js';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');

const behindTheGateway = ['projects', 'generation', 'memory-graph', 'webhook-delivery'] as const;
export const serviceNames = [...behindTheGateway, 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Where the event log of a fleet is kept, unless it is a PostgreSQL database. */
export interface OnKafka {
  brokers: string;
  /** How soon Kafka may close and clean a segment; an hour elsewhere. */
  maxLagMs: number;
  /** The credentials of the fleet's own log on a cluster that requires them; services get theirs as variables. */
  security?: Pick<KafkaEventLogOptions, 'tls' | 'sasl'>;
}

/** Services as separate processes on one PostgreSQL, any number of each. */
export class Fleet {
  /** Clean-up while the services still run, and after they have stopped. */
  private readonly undoFirst: (() => Promise<unknown>)[] = [];
  private readonly services: ServiceProcess[] = [];
  private readonly undo: (() => Promise<unknown>)[] = [];
  private readonly adminToken = randomBytes(24).toString('hex');
  private variables: Record<string, string> = {};
  private readonly databases: Partial<Record<ServiceName, string>> = {};
  private openedLog: EventLog | undefined;
  /** Paths of the authority that clients must trust, and of its key. */
  ca = '';
  ca_key = '';
  /** Paths of the certificate for 127.0.0.1. */
  tls = { cert: '', key: '' };

  private constructor(private readonly serverUrl: string) {}

  static async start(kafka?: OnKafka): Promise<Fleet> {
    const postgres = await providePostgres(() => undefined);
    const fleet = new Fleet(postgres.url);
    fleet.undo.push(() => postgres.stop());
    const folder = await mkdtemp(join(tmpdir(), 'blazon-fleet-'));
    fleet.undo.push(() => rm(folder, { recursive: true }));
    const authority = await LocalAuthority.create();
    const { certificate, key } = await authority.issue({ hosts: ['127.0.0.1'] });
    const write = async (name: string, content: string) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    fleet.ca = await write('ca.pem', authority.certificate);
    fleet.ca_key = await write('ca-key.pem', authority.key);
    fleet.tls = { cert: await write('server.pem', certificate), key: await write('server-key.pem', key) };
    fleet.variables = {
      SERVICE_TOKEN: randomBytes(24).toString('hex'),
      ...(await fleet.openLog(kafka)),
      WEBHOOK_SEALING_KEYS: `test:${randomBytes(32).toString('base64')}`,
      BLAZON_TLS_CERT: fleet.tls.cert,
      BLAZON_TLS_KEY: fleet.tls.key,
      BLAZON_ADMIN_TOKEN: fleet.adminToken,
      BLAZON_WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
      BLAZON_WEBHOOK_EXTRA_CA: fleet.ca,
      BLAZON_LIVE_PORT: '0',
      BLAZON_SANDBOX_PORT: '0',
      BLAZON_HTTP_PORT: '0',
      BLAZON_ADMIN_PORT: '0',
      BLAZON_DASHBOARD_PORT: '0',
      ENGINE_THREADS: '1',
      LOG_LEVEL: 'silent',
    };
    return fleet;
  }

  /** Starts a replica, of this release or of the one in another tree; its address is known to every service that is started after it. */
  async startService(
    name: ServiceName,
    variables: Record<string, string> = {},
    nodeOptions: string[] = [],
    tree = root,
  ): Promise<ServiceProcess> {
    const program = join(tree, 'apps', name, 'dist/main.js');
    const started = await startServiceProcess(program, { ...(await this.variablesOf(name)), ...variables }, nodeOptions, tree);
    this.services.push(started);
    this.variables[`${name.toUpperCase().replaceAll('-', '_')}_URL`] ??= started.url;
    return started;
  }

  /** Starts one replica of each service. */
  async startAll(): Promise<Record<ServiceName, ServiceProcess>> {
    const start = async (name: ServiceName) => [name, await this.startService(name)] as const;
    const others = await Promise.all(behindTheGateway.map(start));
    return Object.fromEntries([...others, await start('gateway')]) as Record<ServiceName, ServiceProcess>;
  }

  /** Brings the databases of all services to the schema of this release. */
  async migrate(): Promise<void> {
    for (const name of serviceNames) {
      const program = join(root, 'apps', name, 'dist/migrate.js');
      await run(process.execPath, [program], { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...(await this.variablesOf(name)) } });
    }
  }

  private async variablesOf(name: ServiceName): Promise<Record<string, string>> {
    return { ...this.variables, DATABASE_URL: (this.databases[name] ??= await this.database(name.replaceAll('-', '_'))) };
  }

  admin(gateway: ServiceProcess): Admin {
    return new Admin(gateway.addresses.admin ?? '', this.adminToken);
  }

  createWorkspace(gateway: ServiceProcess, plan: Plan): Promise<CreatedWorkspace> {
    return this.admin(gateway).createWorkspace(plan);
  }

  client(gateway: ServiceProcess, host: EnvironmentName | 'http', key?: string, from?: string): Api {
    const client = new Api(gateway.addresses[host] ?? '', key, this.ca, from);
    this.undoFirst.push(() => client.close());
    return client;
  }

  /** The API of the dashboard. */
  dashboard(gateway: ServiceProcess): Api {
    const client = new Api(gateway.addresses.dashboard ?? '', undefined, this.ca);
    this.undoFirst.push(() => client.close());
    return client;
  }

  /** Asks a service directly, as the gateway does. */
  async internal(service: ServiceProcess | undefined, method: Method, path: string, body?: unknown): Promise<Answer> {
    const client = new Api(service?.url ?? '', this.variables.SERVICE_TOKEN, this.ca);
    try {
      return await client.call(method, path, body);
    } finally {
      await client.close();
    }
  }

  /** The log of the fleet, to read its records. */
  get log(): EventLog {
    if (this.openedLog === undefined) throw new Error('the fleet was not started');
    return this.openedLog;
  }

  /** The connection string of a service's database, to read its rows. */
  databaseOf(name: ServiceName): string {
    const url = this.databases[name];
    if (url === undefined) throw new Error(`${name} was not started`);
    return url;
  }

  /** Runs a statement in a service's database, behind its back. */
  async query(name: ServiceName, text: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.databaseOf(name) });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  }

  /** Copies the database of a stopped service, as deploy/README.md says; returns a function that restores the copy. */
  async backUp(name: ServiceName): Promise<() => Promise<void>> {
    const database = databaseNameOf(this.databaseOf(name));
    const copy = `${database}_backup`;
    await this.onServer(`drop database if exists ${copy}`, `create database ${copy} template ${database}`);
    this.undo.push(() => dropDatabase(this.serverUrl, copy));
    return () => this.onServer(`drop database ${database}`, `create database ${database} owner ${database} template ${copy}`);
  }

  /** An empty database in the place of a service that does not run. */
  async loseDatabase(name: ServiceName): Promise<void> {
    const database = databaseNameOf(this.databaseOf(name));
    await this.onServer(`drop database ${database}`, `create database ${database} owner ${database}`);
  }

  /** Runs another program of a service, such as `rebuild.js`: its exit code and output. */
  async runProgram(name: ServiceName, program: string, ...args: string[]): Promise<{ code: number; output: string }> {
    const file = join(root, 'apps', name, 'dist', program);
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...this.variables, DATABASE_URL: this.databaseOf(name) };
    return new Promise((done) => {
      execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
      });
    });
  }

  /** Keeps a service from reading on in the log until the returned function is called. */
  async holdReactions(name: ServiceName): Promise<() => Promise<void>> {
    const resume = await holdReactions(this.databaseOf(name));
    this.undoFirst.push(resume);
    return resume;
  }

  /** Stops all services at once, then cleans up, last first. A step that fails does not keep the others from running. */
  async stop(): Promise<void> {
    const complaints: unknown[] = [];
    const tried = (step: () => Promise<unknown>) => step().catch((error: unknown) => complaints.push(error));
    for (const step of this.undoFirst.splice(0).reverse()) await tried(step);
    await Promise.all(this.services.splice(0).map((service) => tried(() => service.stop())));
    for (const step of this.undo.splice(0).reverse()) await tried(step);
    if (complaints.length > 0) throw new AggregateError(complaints, 'The fleet could not be stopped cleanly.');
  }

  /** Opens the log and returns the variables by which services find it. Topics are made here, so that the test says when they are cleaned. */
  private async openLog(kafka: OnKafka | undefined): Promise<Record<string, string>> {
    const url = await this.database('event_log');
    this.openedLog = kafka
      ? await KafkaEventLog.connect({ brokers: kafka.brokers.split(','), clientId: 'e2e', ...kafka.security })
      : await PostgresEventLog.connect({ url });
    this.undo.push(() => this.log.close());
    const withLag = (topic: TopicDefinition): TopicDefinition =>
      kafka && topic.cleanup.policy === 'compact' ? { ...topic, cleanup: { ...topic.cleanup, maxLagMs: kafka.maxLagMs } } : topic;
    await this.log.ensureTopics(Object.values(topics).map(withLag));
    return kafka ? { KAFKA_BROKERS: kafka.brokers } : { EVENT_LOG_DATABASE_URL: url };
  }

  private async onServer(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: this.serverUrl });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  private async database(name: string): Promise<string> {
    const unique = `${name}_${randomBytes(6).toString('hex')}`;
    this.undo.push(() => dropDatabase(this.serverUrl, unique));
    return createDatabase(this.serverUrl, unique);
  }
}

function databaseNameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
