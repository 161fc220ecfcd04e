import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase, LocalAuthority, providePostgres } from '@blazon/backing';
import { loadConfig, type RunningService, startService } from '@blazon/platform';
import { projectsService } from '@blazon/projects';
import { Agent } from 'undici';
import { gatewayConfig } from '../config.js';
import { gatewayService } from '../service.js';
import { ApiClient } from './api-client.js';

const startTimeoutMs = 180_000;

/** A running gateway with its addresses. */
export interface Gateway {
  live: string;
  sandbox: string;
  http: string;
  admin: string;
  internal: string;
  stop(): Promise<void>;
}

/** A gateway on real PostgreSQL with the projects service behind it; more gateways can be started on the same database. */
export class System {
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
    this.stops.push(() => this.agent.close());
    const postgres = await providePostgres(() => undefined);
    this.stops.push(() => postgres.stop());
    const database = async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      this.stops.push(() => dropDatabase(postgres.url, name));
      return createDatabase(postgres.url, name);
    };
    const [gatewayUrl, projectsUrl, logUrl] = [await database(), await database(), await database()];
    const shared = { SERVICE_TOKEN: randomBytes(24).toString('hex'), EVENT_LOG_DATABASE_URL: logUrl, LOG_LEVEL: 'silent' };
    const projects = await this.run(
      startService(projectsService, loadConfig(projectsService.config, { ...shared, DATABASE_URL: projectsUrl })),
    );
    this.environment = {
      ...shared,
      DATABASE_URL: gatewayUrl,
      PROJECTS_URL: projects.url,
      GENERATION_URL: 'http://127.0.0.1:9',
      MEMORY_GRAPH_URL: 'http://127.0.0.1:9',
      BLAZON_LIVE_PORT: '0',
      BLAZON_SANDBOX_PORT: '0',
      BLAZON_HTTP_PORT: '0',
      BLAZON_ADMIN_PORT: '0',
      BLAZON_ADMIN_TOKEN: this.adminToken,
      BLAZON_TLS_CERT: join(folder, 'cert.pem'),
      BLAZON_TLS_KEY: join(folder, 'key.pem'),
      BLAZON_GITHUB_KEYS: join(folder, 'github-keys.json'),
    };
  }

  async startGateway(overrides: Record<string, string> = {}): Promise<Gateway> {
    const service = await this.run(startService(gatewayService, loadConfig(gatewayConfig, { ...this.environment, ...overrides })));
    const { live = '', sandbox = '', http = '', admin = '' } = service.addresses;
    return { live, sandbox, http, admin, internal: service.url, stop: () => service.stop() };
  }

  client(baseUrl: string, key?: string): ApiClient {
    return new ApiClient(this.agent, baseUrl, key);
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
  }

  private async run(starting: Promise<RunningService>): Promise<RunningService> {
    const service = await starting;
    this.stops.push(() => service.stop());
    return service;
  }
}

/** Gives the tests of a file a system of their own. */
export function useSystem(): System {
  const system = new System();
  beforeAll(() => system.start(), startTimeoutMs);
  afterAll(() => system.stop(), startTimeoutMs);
  return system;
}
