import { type EnqueueJob, type Job, type Tenant, topics } from '@blazon/contracts';
import { type EventLog, ReadBarrier } from '@blazon/event-log';
import { DomainError, newId, timeOf } from '@blazon/kernel';
import { CONFIG, EVENT_LOG } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { type GenerationConfig, policyOf } from './config.js';
import { absent } from './domain/job.js';
import { jobDecider } from './domain/job.decider.js';
import { Brands } from './projections/brands.js';
import { KnownProjects } from './projections/projects.js';
import { toRecord } from './publish.js';

/** Accepts jobs. */
@Injectable()
export class Jobs {
  constructor(
    private readonly orm: MikroORM,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly barrier: ReadBarrier,
    private readonly projects: KnownProjects,
    private readonly brands: Brands,
    @Inject(CONFIG) private readonly config: GenerationConfig,
  ) {}

  /**
   * The append is the commit. A repeated call for the same job appends a second `job.queued`, which every reader ignores by its
   * version, and gets the same answer: the time in it is the one that the id carries.
   */
  async enqueue(tenant: Tenant, command: EnqueueJob): Promise<Job> {
    const { job_id, project_id, memory_id } = command;
    await this.assertProject(tenant, project_id);
    if (memory_id !== null) await this.assertMemory(project_id, memory_id);
    const request = { ...command, tenant };
    const events = jobDecider(policyOf(this.config)).decide({ type: 'enqueue', request, at: Date.now() }, absent);
    await this.log.append(events.map((event) => toRecord(event, newId('evt'))));
    return { id: job_id, object: 'job', project_id, status: 'queued', created_at: createdAt(job_id) };
  }

  async assertProject(tenant: Tenant, projectId: string): Promise<void> {
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
