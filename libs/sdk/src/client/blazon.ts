import type { Brand, DeletedProject, Job, MemoryNode, Project } from '../resources.js';
import { Http, type HttpOptions } from './http.js';
import { Listing, type ListParams } from './listing.js';

export type BlazonOptions = HttpOptions;

/** Options of a call that creates something. */
export interface CreateOptions {
  /** A key of your own, to repeat the call safely from another process; one is made up otherwise. */
  idempotencyKey?: string;
}

export interface ProjectParams {
  name: string;
  description?: string | null;
}

export interface GenerateParams {
  project_id: string;
  /** What the brand should be; with `memory_id`, only what should change. */
  prompt: string;
  /** Receives the result of this job, instead of the default webhook URL of the workspace. */
  webhook_url?: string;
  /** The memory node that this generation refines. */
  memory_id?: string;
}

/** The API of the service. Live keys belong to the live base URL, test keys to the sandbox. */
export class Blazon {
  private readonly http: Http;

  constructor(options: BlazonOptions) {
    this.http = new Http(options);
  }

  readonly projects = {
    create: (params: ProjectParams, options: CreateOptions = {}): Promise<Project> =>
      this.http.send({ method: 'POST', path: '/v1/projects', body: params, ...options }),
    get: (id: string): Promise<Project> => this.http.send({ method: 'GET', path: `/v1/projects/${encodeURIComponent(id)}` }),
    list: (params: ListParams = {}): Listing<Project> =>
      new Listing((query) => this.http.send({ method: 'GET', path: '/v1/projects', query: { ...query } }), params),
    update: (id: string, changes: Partial<ProjectParams>): Promise<Project> =>
      this.http.send({ method: 'PATCH', path: `/v1/projects/${encodeURIComponent(id)}`, body: changes }),
    /** Removes the project with everything in it, for good. */
    delete: (id: string): Promise<DeletedProject> => this.http.send({ method: 'DELETE', path: `/v1/projects/${encodeURIComponent(id)}` }),
  };

  readonly brands = {
    /** Queues a generation; its assets come by webhook. */
    generate: (params: GenerateParams, options: CreateOptions = {}): Promise<Job> =>
      this.http.send({ method: 'POST', path: '/v1/brands/generate', body: params, ...options }),
    list: ({ project_id, ...params }: ListParams & { project_id?: string } = {}): Listing<Brand> =>
      new Listing((query) => this.http.send({ method: 'GET', path: '/v1/brands', query: { ...query, project_id } }), params),
  };

  readonly memory = {
    /** The memory nodes of a project. */
    list: (projectId: string, params: ListParams = {}): Listing<MemoryNode> =>
      new Listing(
        (query) => this.http.send({ method: 'GET', path: `/v1/projects/${encodeURIComponent(projectId)}/memory`, query: { ...query } }),
        params,
      ),
  };
}
