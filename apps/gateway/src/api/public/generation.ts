import {
  type EnqueueJob,
  type EnqueueJobTogether,
  generationApi,
  type GenerateBrand,
  jobsTogether,
  memoryGraphApi,
} from '@blazon/contracts';
import { DomainError, isId } from '@blazon/kernel';
import { isNull } from '@blazon/platform';
import { Injectable } from '@nestjs/common';
import { context, propagation } from '@opentelemetry/api';
import { Gathering } from '../../gathering.js';
import { Services } from '../../services.js';
import { Usage } from '../../workspaces/usage.js';
import type { Call } from './endpoint.js';
import { memoryId, memoryNotFound, projectId } from './ids.js';
import { ProjectReads } from './project-reads.js';

type GenerateCall = Call<GenerateBrand, unknown>;

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

  async enqueue(call: GenerateCall): Promise<Buffer> {
    const { tenant, newId: job_id, body } = call;
    const { prompt, webhook_url = null, memory_id = null } = body;
    const project_id = projectId(body.project_id);
    // No id of a node: refused, by the name of the project if there is none either.
    if (memory_id !== null && !isId('mem', memory_id)) await this.assertExist(call);
    if (tenant.environment === 'live') await this.reserve(call);
    try {
      return await this.accept(call, { job_id, project_id, prompt, webhook_url, memory_id });
    } catch (error) {
      // A refusal made no job. After silence there may be one: then its place stays taken until the log tells, or nothing does for long.
      if (error instanceof DomainError && error.kind !== 'unavailable') await this.usage.giveBackRefused(job_id);
      throw error;
    }
  }

  /**
   * Jobs that meet share a call, each with its own trace. One that generation cannot vouch for, because it is behind or there is no such
   * project or node, goes the long way: the owner of the project is asked, and then generation waits for what it has not heard of yet.
   */
  private async accept({ tenant, requestId }: GenerateCall, job: EnqueueJob): Promise<Buffer> {
    const trace: Record<string, string> = {};
    propagation.inject(context.active(), trace);
    const answer = await this.jobs.call({ ...tenant, ...job, trace });
    if (!isNull(answer)) return answer;
    await this.projects.project({ ...tenant, project_id: job.project_id });
    return this.services.generation.forward(generationApi.enqueue, { params: tenant, requestId, body: job });
  }

  /** The quota is checked after the ids: a full quota must not hide that the project or the memory node does not exist. */
  private async reserve(call: GenerateCall): Promise<void> {
    try {
      await this.usage.reserve(call.tenant.workspace_id, call.newId);
    } catch (error) {
      if (error instanceof DomainError) await this.assertExist(call);
      throw error;
    }
  }

  private async assertExist({ tenant, requestId, body: { project_id, memory_id } }: GenerateCall): Promise<void> {
    await this.projects.project({ ...tenant, project_id });
    if (memory_id === undefined) return;
    const params = { ...tenant, project_id };
    // The page behind a cursor that sorts right behind the id begins with that node, if there is one.
    const query = { limit: 1, starting_after: `${memoryId(memory_id)}~` };
    const { data } = await this.services.memoryGraph.call(memoryGraphApi.list, { params, query, requestId });
    if (data[0]?.id !== memory_id) throw memoryNotFound();
  }
}
