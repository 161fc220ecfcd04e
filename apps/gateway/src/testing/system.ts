import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, dropDatabase, LocalAuthority, providePostgres } from '@blazon/backing';
import type { Role } from '@blazon/contracts';
import { loadConfig, type RunningService, startService } from '@blazon/platform';
import { ended, NODE_COMPILE_CACHE } from '@blazon/testing';
import { Agent } from 'undici';
import { gatewayConfig } from '../config.js';
import { gatewayService } from '../service.js';
import { ApiClient } from './api-client.js';
import { StandIns } from './stand-ins.js';

const startTimeoutMs = 180_000;

/** A running gateway with its addresses. */
export interface Gateway {
  live: string;
  sandbox: string;
  http: string;
  admin: string;
  dashboard: string;
  internal: string;
  app: RunningService['app'];
  stop(): Promise<void>;
}

/** A gateway in a separate process. */
export interface GatewayProcess {
  live: string;
  admin: string;
  kill(): void;
  /** All that it has written so far. */
  output(): string;
}

/** A workspace with the secrets of its creation. */
export interface Workspace {
  id: string;
  live_key: string;
  test_key: string;
}

/** Gateways on one real PostgreSQL database and event log, with stand-ins for the services behind them. */
export class System {
  readonly standIns = new StandIns();
  readonly adminToken = randomBytes(24).toString('hex');
  private readonly stops: (() => Promise<void>)[] = [];
  private environment: Record<string, string> = {};
  private agent = new Agent();

  /** Variables with which another process can start a gateway of this system. */
  get variables(): Readonly<Record<string, string>> {
    return this.environment;
  }

  async start(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    this.stops.push(() => rm(folder, { recursive: true }));
    const authority = await LocalAuthority.create();
    const { certificate, key } = await authority.issue({ hosts: ['localhost', '127.0.0.1'] });
    await writeFile(join(folder, 'cert.pem'), certificate);
    await writeFile(join(folder, 'key.pem'), key);
    await writeFile(join(folder, 'ca.pem'), authority.certificate);
    this.agent = new Agent({ connect: { ca: authority.certificate } });
    this.stops.push(() => this.agent.destroy());
    const postgres = await providePostgres(() => undefined);
    this.stops.push(() => postgres.stop());
    const database = async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      this.stops.push(() => dropDatabase(postgres.url, name));
      return createDatabase(postgres.url, name);
    };
    const services = await this.standIns.start();
    this.stops.push(() => this.standIns.stop());
    this.environment = {
      SERVICE_TOKEN: randomBytes(24).toString('hex'),
      DATABASE_URL: await database(),
      EVENT_LOG_DATABASE_URL: await database(),
      LOG_LEVEL: 'silent',
      PROJECTS_URL: services,
      GENERATION_URL: services,
      MEMORY_GRAPH_URL: services,
      WEBHOOK_DELIVERY_URL: services,
      BLAZON_LIVE_PORT: '0',
      BLAZON_SANDBOX_PORT: '0',
      BLAZON_HTTP_PORT: '0',
      BLAZON_ADMIN_PORT: '0',
      BLAZON_DASHBOARD_PORT: '0',
      BLAZON_ADMIN_TOKEN: this.adminToken,
      BLAZON_TLS_CERT: join(folder, 'cert.pem'),
      BLAZON_TLS_KEY: join(folder, 'key.pem'),
      BLAZON_GITHUB_KEYS: join(folder, 'github-keys.json'),
    };
  }

  async startGateway(overrides: Record<string, string> = {}): Promise<Gateway> {
    const service = await startService(gatewayService, loadConfig(gatewayConfig, { ...this.environment, ...overrides }));
    this.stops.push(() => service.stop());
    const { live = '', sandbox = '', http = '', admin = '', dashboard = '' } = service.addresses;
    return { live, sandbox, http, admin, dashboard, internal: service.url, app: service.app, stop: () => service.stop() };
  }

  /** A gateway in a separate process, from the build: it can be killed, and its output can be read. */
  async spawnGateway(overrides: Record<string, string> = {}): Promise<GatewayProcess> {
    const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
    const environment = { NODE_COMPILE_CACHE, ...this.environment, ...overrides };
    const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const kill = () => child.kill('SIGKILL');
    this.stops.push(() => ended(child, 'SIGKILL'));
    const early = once(child, 'exit').then(() => Promise.reject(new Error(`the gateway ended before it was ready: ${output}`)));
    const [message] = (await Promise.race([once(child, 'message'), early])) as [{ addresses: Record<string, string> }];
    early.catch(() => undefined);
    const { live = '', admin = '' } = message.addresses;
    return { live, admin, kill, output: () => output };
  }

  client(baseUrl: string, key?: string): ApiClient {
    return new ApiClient(this.agent, baseUrl, key);
  }

  admin(gateway: Pick<Gateway, 'admin'>): ApiClient {
    return this.client(gateway.admin, this.adminToken);
  }

  async createWorkspace(gateway: Pick<Gateway, 'admin'>, plan: 'free' | 'pro' | 'agency'): Promise<Workspace> {
    const { status, body } = await this.admin(gateway).post('/admin/workspaces', { name: 'Acme', plan });
    expect(status).toBe(201);
    return body as unknown as Workspace;
  }

  /** The dashboard's API, to somebody of the workspace who has signed in. */
  async signIn(gateway: Gateway, workspaceId: string, role: Role = 'owner', ofProxy: Record<string, string> = {}): Promise<ApiClient> {
    const members = `/admin/workspaces/${workspaceId}/members`;
    const { body: member } = await this.admin(gateway).post(members, {
      email: `${randomBytes(6).toString('hex')}@example.com`,
      role,
    });
    const { body } = await this.admin(gateway).post(`${members}/${String(member.id)}/sign_in`, undefined);
    const headers = { origin: gateway.dashboard, ...ofProxy };
    const answer = await this.client(gateway.dashboard).post('/api/session/code', { code: body.code }, headers);
    expect(answer.status).toBe(200);
    const [cookie = ''] = [answer.headers['set-cookie'] ?? ''].flat();
    return new ApiClient(this.agent, gateway.dashboard, undefined, { ...headers, cookie: cookie.split(';')[0] ?? '' });
  }

  async updateWorkspace(gateway: Gateway, id: string, changes: object): Promise<void> {
    const { status } = await this.admin(gateway).call('PATCH', `/admin/workspaces/${id}`, { body: changes });
    expect(status).toBe(200);
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
  }
}

/** Starts a system for the tests of a file. */
export function useSystem(): System {
  const system = new System();
  beforeAll(() => system.start(), startTimeoutMs);
  afterAll(() => system.stop(), startTimeoutMs);
  return system;
}
