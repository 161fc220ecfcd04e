import type {
  Brand,
  CreateProjectParams,
  DeletedProject,
  GenerateParams,
  Job,
  MemoryNode,
  Project,
  UpdateProjectParams,
} from '../resources.js';
import { Http, type HttpOptions, type HttpRequest, type RequestOptions } from './http.js';
import { Listing, type ListParams } from './listing.js';

export type BlazonOptions = HttpOptions;

/** Options of a call that creates something. */
export interface CreateOptions extends RequestOptions {
  /** Your own key, to repeat the call safely from another process; otherwise one is generated. */
  idempotencyKey?: string;
}

/** The API of the service. Live keys belong to the live base URL, test keys to the sandbox. */
export class Blazon {
  private readonly http: Http;

  constructor(options: BlazonOptions) {
    this.http = new Http(options);
  }

  readonly projects = {
    create: (params: CreateProjectParams, options: CreateOptions = {}): Promise<Project> =>
      this.http.send({ method: 'POST', path: '/v1/projects', body: params, ...options }),
    get: (id: string, options: RequestOptions = {}): Promise<Project> =>
      this.http.send({ method: 'GET', path: `/v1/projects/${encodeURIComponent(id)}`, ...options }),
    list: (params: ListParams = {}, options: RequestOptions = {}): Listing<Project> => this.listing('/v1/projects', params, options),
    update: (id: string, changes: UpdateProjectParams, options: RequestOptions = {}): Promise<Project> =>
      this.http.send({ method: 'PATCH', path: `/v1/projects/${encodeURIComponent(id)}`, body: changes, ...options }),
    /** Removes the project with everything in it, for good. */
    delete: (id: string, options: RequestOptions = {}): Promise<DeletedProject> =>
      this.http.send({ method: 'DELETE', path: `/v1/projects/${encodeURIComponent(id)}`, ...options }),
  };

  readonly brands = {
    /** Queues a generation; its assets come by webhook. */
    generate: (params: GenerateParams, options: CreateOptions = {}): Promise<Job> =>
      this.http.send({ method: 'POST', path: '/v1/brands/generate', body: params, ...options }),
    list: (params: ListParams & { project_id?: string } = {}, options: RequestOptions = {}): Listing<Brand> =>
      this.listing('/v1/brands', params, options),
  };

  readonly memory = {
    /** The memory nodes of a project. */
    list: (projectId: string, params: ListParams = {}, options: RequestOptions = {}): Listing<MemoryNode> =>
      this.listing(`/v1/projects/${encodeURIComponent(projectId)}/memory`, params, options),
  };

  /** Sends any request, for calls that have no method here yet; with retries and errors like all others. */
  request<Answer>(request: HttpRequest): Promise<Answer> {
    return this.http.send(request);
  }

  private listing<Item>(path: string, params: ListParams, options: RequestOptions): Listing<Item> {
    return new Listing((query) => this.http.send({ method: 'GET', path, query: { ...query }, ...options }), params);
  }
}
