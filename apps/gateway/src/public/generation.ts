import { type EnqueueJob, type EnqueueJobTogether, generationApi, jobsTogether, memoryGraphApi, type Tenant } from '@blazon/contracts';
import { DomainError, isId } from '@blazon/kernel';
import { isNull } from '@blazon/platform';
import { Injectable } from '@nestjs/common';
import { context, propagation } from '@opentelemetry/api';
import { Gathering } from '../gathering.js';
import { Services } from '../services.js';
import { Usage } from '../workspaces/usage.js';
import { memoryId, memoryNotFound } from './ids.js';
import { ProjectReads } from './project-reads.js';

/** Accepts a generation: a place in the monthly quota, then the job. */
@Injectable()
export class Generation {
  private readonly jobs: Gathering<EnqueueJobTogether, Buffer>;

  constructor(
    private readonly services: Services,
    private readonly projects: ProjectReads,
    private readonly usage: Usage,
  ) {
    const { generation } = services;
    this.jobs = new Gathering((body) => generation.forwardTogether(generationApi.enqueueTogether, { body }), jobsTogether);
  }

  async enqueue(tenant: Tenant, job: EnqueueJob, requestId: string): Promise<Buffer> {
    // No id of a node: refused, by the name of the project if there is none either.
    if (job.memory_id !== null && !isId('mem', job.memory_id)) await this.assertExist(tenant, job, requestId);
    if (tenant.environment === 'live') await this.reserve(tenant, job, requestId);
    try {
      return await this.accept(tenant, job, requestId);
    } catch (error) {
      // A refusal made no job. After silence there may be one: then its place stays taken until the log tells, or nothing does for long.
      if (error instanceof DomainError && error.kind !== 'unavailable') await this.usage.giveBackRefused(job.job_id);
      throw error;
    }
  }

  /**
   * Jobs that meet share a call, each with its own trace. One that generation cannot vouch for, because it is behind or there is no such
   * project or node, goes the long way: the owner of the project is asked, and then generation waits for what it has not heard of yet.
   */
  private async accept(tenant: Tenant, job: EnqueueJob, requestId: string): Promise<Buffer> {
    const trace: Record<string, string> = {};
    propagation.inject(context.active(), trace);
    const answer = await this.jobs.call({ ...tenant, ...job, trace });
    if (!isNull(answer)) return answer;
    await this.projects.project({ ...tenant, project_id: job.project_id });
    return this.services.generation.forward(generationApi.enqueue, { params: tenant, requestId, body: job });
  }

  /** The quota is checked after the ids: a full quota must not hide that the project or the memory node does not exist. */
  private async reserve(tenant: Tenant, job: EnqueueJob, requestId: string): Promise<void> {
    try {
      await this.usage.reserve(tenant.workspace_id, job.job_id);
    } catch (error) {
      if (error instanceof DomainError) await this.assertExist(tenant, job, requestId);
      throw error;
    }
  }

  private async assertExist(tenant: Tenant, { project_id, memory_id }: EnqueueJob, requestId: string): Promise<void> {
    const params = { ...tenant, project_id };
    await this.projects.project(params);
    if (memory_id === null) return;
    // The page behind a cursor that sorts right behind the id begins with that node, if there is one.
    const query = { limit: 1, starting_after: `${memoryId(memory_id)}~` };
    const { data } = await this.services.memoryGraph.call(memoryGraphApi.list, { params, query, requestId });
    if (data[0]?.id !== memory_id) throw memoryNotFound();
  }
}
