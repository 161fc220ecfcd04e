import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase, dropDatabase, LocalAuthority, providePostgres } from '@blazon/backing';
import { Admin, type CreatedWorkspace, type EnvironmentName, type Plan } from './admin.js';
import { Api } from './api.js';

const root = resolve(import.meta.dirname, '../../../..');
const telemetry = join(root, 'libs/platform/dist/telemetry/preload.js');

export type ServiceName = 'gateway' | 'projects' | 'generation' | 'memory-graph' | 'webhook-delivery';

/** A service in a process of its own. */
export interface ServiceProcess {
  pid: number | undefined;
  url: string;
  addresses: Record<string, string>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Services as processes of their own on one PostgreSQL, any number of each: what one machine does not show. */
export class Fleet {
  private readonly undo: (() => Promise<unknown>)[] = [];
  private readonly adminToken = randomBytes(24).toString('hex');
  private variables: Record<string, string> = {};
  private databases: Partial<Record<ServiceName, string>> = {};
  /** Path of the authority that clients must trust. */
  ca = '';
  /** Paths of the certificate for 127.0.0.1. */
  tls = { cert: '', key: '' };

  private constructor(private readonly serverUrl: string) {}

  static async start(): Promise<Fleet> {
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
    fleet.tls = { cert: await write('server.pem', certificate), key: await write('server-key.pem', key) };
    fleet.variables = {
      SERVICE_TOKEN: randomBytes(24).toString('hex'),
      EVENT_LOG_DATABASE_URL: await fleet.database('event_log'),
      WEBHOOK_SEALING_KEYS: `test:${randomBytes(32).toString('base64')}`,
      BLAZON_TLS_CERT: fleet.tls.cert,
      BLAZON_TLS_KEY: fleet.tls.key,
      BLAZON_ADMIN_TOKEN: fleet.adminToken,
      BLAZON_LIVE_PORT: '0',
      BLAZON_SANDBOX_PORT: '0',
      BLAZON_HTTP_PORT: '0',
      BLAZON_ADMIN_PORT: '0',
      LOG_LEVEL: 'silent',
    };
    return fleet;
  }

  /** Starts a replica; its address is known to every service that is started after it. */
  async startService(name: ServiceName, variables: Record<string, string> = {}, nodeOptions: string[] = []): Promise<ServiceProcess> {
    this.databases[name] ??= await this.database(name.replaceAll('-', '_'));
    const child = fork(join(root, 'apps', name, 'dist/main.js'), {
      env: { PATH: process.env.PATH, ...this.variables, DATABASE_URL: this.databases[name], ...variables },
      execArgv: ['--enable-source-maps', '--import', telemetry, ...nodeOptions],
    });
    this.undo.push(() => ended(child, 'SIGTERM'));
    const ready = await untilReady(name, child);
    this.variables[`${name.toUpperCase().replaceAll('-', '_')}_URL`] ??= ready.url;
    return { pid: child.pid, ...ready, stop: () => ended(child, 'SIGTERM'), kill: () => ended(child, 'SIGKILL') };
  }

  admin(gateway: ServiceProcess): Admin {
    return new Admin(gateway.addresses.admin ?? '', this.adminToken);
  }

  createWorkspace(gateway: ServiceProcess, plan: Plan): Promise<CreatedWorkspace> {
    return this.admin(gateway).createWorkspace(plan);
  }

  client(gateway: ServiceProcess, host: EnvironmentName | 'http', key?: string, from?: string): Api {
    const client = new Api(gateway.addresses[host] ?? '', key, this.ca, from);
    this.undo.push(() => client.close());
    return client;
  }

  /** The connection string of a service's database, for a look at what it holds. */
  databaseOf(name: ServiceName): string {
    const url = this.databases[name];
    if (url === undefined) throw new Error(`${name} was not started`);
    return url;
  }

  async stop(): Promise<void> {
    for (const step of this.undo.splice(0).reverse()) await step();
  }

  private async database(name: string): Promise<string> {
    const unique = `${name}_${randomBytes(6).toString('hex')}`;
    this.undo.push(() => dropDatabase(this.serverUrl, unique));
    return createDatabase(this.serverUrl, unique);
  }
}

async function untilReady(name: string, child: ChildProcess): Promise<{ url: string; addresses: Record<string, string> }> {
  const { promise, resolve: ready, reject } = Promise.withResolvers<{ url: string; addresses: Record<string, string> }>();
  child.once('message', (message) => {
    ready(message as { url: string; addresses: Record<string, string> });
  });
  child.once('exit', (code) => {
    reject(new Error(`${name} could not start (exit code ${String(code)}); its reason is above.`));
  });
  return promise;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
