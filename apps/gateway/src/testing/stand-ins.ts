import {
  type Brand,
  CreateProjectCommand,
  type EnqueueJob,
  generationApi,
  type Job,
  type List,
  memoryGraphApi,
  type ProjectPageQuestion,
  projectsApi,
  toList,
  UpdateProjectCommand,
  webhookDeliveryApi,
} from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { jsonLines } from '@blazon/platform';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';

interface StoredProject {
  id: string;
  object: 'project';
  name: string;
  description: string | null;
  created_at: number;
}

/**
 * The services behind the gateway, as far as their internal contracts show: the gateway's tests stand on those alone, and can make
 * the services refuse, hang or be away. The real ones meet in the end-to-end tests.
 */
export class StandIns {
  /** Every job that was enqueued, in order; a repeated one once. */
  readonly jobs = new Map<string, EnqueueJob>();
  /** Every project that was ever created, in order. */
  readonly createdProjects: string[] = [];
  /** How many pages of projects were asked for. */
  pagesRead = 0;
  /** Memory nodes that generation knows. */
  readonly nodes = new Set<string>();
  /** Brands that generation shows, newest first, also of projects that it does not know to be deleted. */
  readonly brands: Brand[] = [];
  /** The code with which generation refuses every job, although its project and node exist elsewhere. */
  refusal: string | undefined;
  /** Runs before a create or an enqueue does anything; throw or wait to play a service in trouble. */
  before: () => Promise<void> = () => Promise.resolve();
  /** Runs after the work is done and before it is answered. */
  after: () => Promise<void> = () => Promise.resolve();

  private readonly projects = new Map<string, StoredProject>();
  private readonly app: FastifyInstance = fastify();

  async start(): Promise<string> {
    this.addProjects();
    this.addGeneration();
    return this.app.listen({ host: '127.0.0.1', port: 0 });
  }

  async stop(): Promise<void> {
    this.app.server.closeAllConnections();
    await this.app.close();
  }

  private addProjects(): void {
    this.app.post(projectsApi.create.path, async (request) => {
      await this.before();
      const command = CreateProjectCommand.parse(request.body);
      const key = placeOf(request.params, command.id);
      const project = this.projects.get(key) ?? { ...command, object: 'project', created_at: Math.floor(Date.now() / 1000) };
      if (!this.projects.has(key)) this.createdProjects.push(command.id);
      this.projects.set(key, { ...project });
      await this.after();
      return present(project);
    });
    this.app.post(projectsApi.list.path, (request) =>
      jsonLines(projectsApi.list.body.parse(request.body).map((question) => this.pageOf(question))),
    );
    this.app.post(projectsApi.read.path, (request) =>
      jsonLines(
        projectsApi.read.body
          .parse(request.body)
          .map((question) => this.projects.get(placeOf(question)))
          .map((project) => (project ? present(project) : noSuch('project_not_found'))),
      ),
    );
    this.app.patch(projectsApi.update.path, (request, reply) => {
      const project = this.projects.get(placeOf(request.params));
      if (!project) return notFound(reply, 'project_not_found');
      return present(Object.assign(project, UpdateProjectCommand.parse(request.body)));
    });
    this.app.delete(projectsApi.delete.path, (request, reply) => {
      const { project_id: id } = request.params as Record<string, string>;
      return this.projects.delete(placeOf(request.params))
        ? { id, object: 'project', deleted: true }
        : notFound(reply, 'project_not_found');
    });
  }

  private pageOf({ limit, starting_after, ...tenant }: ProjectPageQuestion): List<StoredProject> {
    this.pagesRead += 1;
    const owned = [...this.projects].filter(([key]) => key.startsWith(placeOf(tenant, '')));
    const rows = owned.map(([, project]) => present(project)).sort((a, b) => (a.id < b.id ? 1 : -1));
    return toList(rows.filter(({ id }) => starting_after === undefined || id < starting_after).slice(0, limit + 1), limit);
  }

  private accept(command: EnqueueJob): Job | DomainError {
    const { job_id: id, project_id, memory_id } = command;
    if (this.refusal !== undefined) return noSuch(this.refusal);
    if (!this.projects.has(placeOf(command))) return noSuch('project_not_found');
    if (memory_id !== null && !this.nodes.has(memory_id)) return noSuch('memory_not_found');
    if (!this.jobs.has(id)) this.jobs.set(id, command);
    return { id, object: 'job', project_id, status: 'queued', created_at: Math.floor(Date.now() / 1000) };
  }

  private addGeneration(): void {
    this.app.post(generationApi.enqueue.path, async (request) => {
      await this.before();
      const jobs = generationApi.enqueue.body.parse(request.body).map((command) => this.accept(command));
      await this.after();
      return jsonLines(jobs);
    });
    this.app.get(generationApi.readBrand.path, ({ params }, reply) => {
      const { brand_id, environment } = params as Record<string, string>;
      const brand = environment === 'sandbox' ? this.brands.find(({ id }) => id === brand_id) : undefined;
      return brand ?? notFound(reply, 'brand_not_found');
    });
    this.app.put(webhookDeliveryApi.readSecret.path, () => ({ webhook_secret: 'whsec_' }));
    this.app.get(generationApi.listBrands.path, ({ query }) => {
      const { limit, starting_after: cursor = '~' } = generationApi.listBrands.query.parse(query);
      return toList(this.brands.filter(({ id }) => id < cursor).slice(0, limit + 1), limit);
    });
    this.app.get(memoryGraphApi.list.path, () => toList([], 10));
    this.app.get(memoryGraphApi.read.path, ({ params }, reply) => {
      const { memory_id: id = '' } = params as Record<string, string>;
      return this.nodes.has(id) ? { id } : notFound(reply, 'memory_not_found');
    });
  }
}

function placeOf(params: unknown, id?: string): string {
  const { workspace_id, environment, project_id } = params as Record<string, string>;
  return `${workspace_id}/${environment}/${id ?? project_id}`;
}

function present({ id, object, name, description, created_at }: StoredProject): StoredProject {
  return { id, object, name, description, created_at };
}

function noSuch(code: string): DomainError {
  return new DomainError('not_found', code, 'There is no such thing.');
}

function notFound(reply: FastifyReply, code: string): FastifyReply {
  return reply.status(404).send({ error: { type: 'invalid_request_error', message: 'There is no such thing.', code, request_id: 'req' } });
}
