import { type EnqueueJob, type EnqueueJobTogether, type Job, type Tenant, topics } from '@blazon/contracts';
import { type EventLog, ReadBarrier } from '@blazon/event-log';
import { DomainError, newId, timeOf } from '@blazon/kernel';
import { CONFIG, EVENT_LOG, POOL } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { type GenerationConfig, policyOf } from './config.js';
import { absent } from './domain/job.js';
import { jobDecider } from './domain/job.decider.js';
import { Brands } from './projections/brands.js';
import { KnownProjects } from './projections/projects.js';
import { toRecord } from './publish.js';

/** Which jobs have a project that is known here, and a node to refine where they name one. */
const knownSql = `select n::int
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as asked (workspace_id, environment, project_id, memory_id, n)
  where exists (
      select from projects where id = asked.project_id and workspace_id = asked.workspace_id and environment = asked.environment
    ) and (memory_id is null or exists (
      select from brands join memory_nodes on memory_nodes.id = brands.memory_id
      where brands.memory_id = asked.memory_id and brands.project_id = asked.project_id
    ))`;

/** Accepts jobs. */
@Injectable()
export class Jobs {
  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly barrier: ReadBarrier,
    private readonly projects: KnownProjects,
    private readonly brands: Brands,
    @Inject(CONFIG) private readonly config: GenerationConfig,
  ) {}

  async enqueue(tenant: Tenant, command: EnqueueJob): Promise<Job> {
    const { project_id, memory_id } = command;
    await this.assertProject(tenant, project_id);
    if (memory_id !== null) await this.assertMemory(project_id, memory_id);
    return this.append(tenant, command);
  }

  /** Accepts each job whose project and node are known here already; nothing for the others, which can be enqueued one by one. */
  async enqueueTogether(jobs: EnqueueJobTogether[]): Promise<(Job | null)[]> {
    const known = await this.knownOf(jobs);
    return Promise.all(
      jobs.map(async (job, index) => {
        if (!known.has(index + 1)) return null;
        const { workspace_id, environment, trace, ...command } = job;
        return context.with(propagation.extract(ROOT_CONTEXT, trace), () => this.append({ workspace_id, environment }, command));
      }),
    );
  }

  /**
   * The append is the commit. A repeated call for the same job appends a second `job.queued`, which every reader ignores by its
   * version, and gets the same answer: the time in it is the one that the id carries.
   */
  private async append(tenant: Tenant, command: EnqueueJob): Promise<Job> {
    const { job_id, project_id } = command;
    const request = { ...command, tenant };
    const events = jobDecider(policyOf(this.config)).decide({ type: 'enqueue', request, at: Date.now() }, absent);
    await this.log.append(events.map((event) => toRecord(event, newId('evt'))));
    return { id: job_id, object: 'job', project_id, status: 'queued', created_at: createdAt(job_id) };
  }

  /** The places of the jobs that can be accepted at once, from 1. */
  private async knownOf(jobs: EnqueueJobTogether[]): Promise<Set<number>> {
    const { rows } = await this.pool.query<{ n: number }>({
      name: 'known_jobs',
      text: knownSql,
      values: [
        jobs.map(({ workspace_id }) => workspace_id),
        jobs.map(({ environment }) => environment),
        jobs.map(({ project_id }) => project_id),
        jobs.map(({ memory_id }) => memory_id),
      ],
    });
    return new Set(rows.map(({ n }) => n));
  }

  private async assertProject(tenant: Tenant, projectId: string): Promise<void> {
    const known = () => this.projects.exists(projectId, tenant);
    if (await known()) return;
    await this.barrier.reached(topics.projects.name, projectId);
    if (await known()) return;
    throw new DomainError('not_found', 'project_not_found', 'There is no such project in this workspace.', { param: 'project_id' });
  }

  /** A node is known when both the brand and the answer of the memory graph are: they come by two topics. */
  private async assertMemory(projectId: string, memoryId: string): Promise<void> {
    const known = () => this.brands.canRefine(this.orm.em.fork(), memoryId, projectId);
    if (await known()) return;
    await Promise.all([this.barrier.reached(topics.memory.name, projectId), this.barrier.reached(topics.jobs.name, projectId)]);
    if (await known()) return;
    throw new DomainError('not_found', 'memory_not_found', 'There is no such memory node in this project.', { param: 'memory_id' });
  }
}

function createdAt(jobId: string): number {
  return Math.floor(timeOf(jobId).getTime() / 1000);
}
