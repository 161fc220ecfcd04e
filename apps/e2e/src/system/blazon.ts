import type { Brand, Job, List, MemoryNode, Project } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import { Admin, type CreatedWorkspace, type EnvironmentName, type Plan } from './admin.js';
import { type Answer, Api } from './api.js';
import { Machine, type Mode } from './machine.js';

/** A workspace with a client for each of its environments. */
export interface Workspace extends CreatedWorkspace {
  live: Api;
  sandbox: Api;
}

/** A running Blazon with clients and workspaces for tests of its API. */
export class Blazon {
  private running: Machine | undefined;
  private readonly clients: Api[] = [];
  private strangers = 0;

  /** Starts a Blazon for the tests of a `describe` or a file. */
  static use(options: { mode?: Mode; variables?: Record<string, string> } = {}): Blazon {
    const blazon = new Blazon();
    beforeAll(() => blazon.start(options), 180_000);
    afterAll(() => blazon.stop());
    return blazon;
  }

  async start(options: { mode?: Mode; variables?: Record<string, string> } = {}): Promise<void> {
    this.running = await Machine.start(options);
  }

  async stop(): Promise<void> {
    await Promise.all(this.clients.splice(0).map((client) => client.close()));
    await this.running?.remove();
  }

  get machine(): Machine {
    if (this.running === undefined) throw new Error('Blazon runs from beforeAll on.');
    return this.running;
  }

  get admin(): Admin {
    const { url, token } = this.machine.dev.admin;
    return new Admin(url, token);
  }

  /** A client of one host, with this key or none. */
  client(host: EnvironmentName | 'http', key?: string, from?: string): Api {
    const { dev } = this.machine;
    const client = new Api(dev[host], key, dev.ca, from);
    this.clients.push(client);
    return client;
  }

  /** A client that nobody has counted yet: refused callers are counted by their address, so each of these has its own. */
  stranger(host: EnvironmentName | 'http', key?: string): Api {
    this.strangers += 1;
    return this.client(host, key, `127.1.${this.strangers >> 8}.${(this.strangers & 255) + 1}`);
  }

  async workspace(plan: Plan = 'agency'): Promise<Workspace> {
    const created = await this.admin.createWorkspace(plan);
    return { ...created, live: this.client('live', created.live_key), sandbox: this.client('sandbox', created.test_key) };
  }
}

export async function createProject(api: Api, name = 'Driftwood'): Promise<Project> {
  return succeeded(await api.post<Project>('/v1/projects', { name }), 201);
}

/** The optional fields of a generate call. */
export interface Wishes {
  memory_id?: string;
  webhook_url?: string;
}

export async function enqueue(api: Api, projectId: string, prompt: string, wishes: Wishes = {}): Promise<Job> {
  return succeeded(await api.post<Job>('/v1/brands/generate', { project_id: projectId, prompt, ...wishes }), 202);
}

/** Generates and waits for the brand of that job, whose memory node can then be refined. */
export async function generate(api: Api, projectId: string, prompt: string, memoryId?: string): Promise<Brand> {
  const job = await enqueue(api, projectId, prompt, memoryId === undefined ? {} : { memory_id: memoryId });
  return waitFor(
    async () => {
      const nodes = await list<MemoryNode>(api, `/v1/projects/${projectId}/memory?limit=100`);
      const brands = await list<Brand>(api, `/v1/brands?project_id=${projectId}&limit=100`);
      return brands.find((brand) => brand.job_id === job.id && nodes.some((node) => node.id === brand.memory_id));
    },
    { withinMs: 60_000, everyMs: 100 },
  );
}

export async function list<Item>(api: Api, path: string): Promise<Item[]> {
  return succeeded(await api.get<List<Item>>(path), 200).data;
}

/** The body of an answer that must have this status. */
export function succeeded<T>(answer: Answer<T>, status: number): T {
  if (answer.status !== status) throw new Error(`expected ${status}, got ${answer.status} ${answer.text}`);
  return answer.body;
}
