import {
  type EnqueueJob,
  type EnqueueJobTogether,
  generationApi,
  type GenerateBrand,
  jobsTogether,
  memoryGraphApi,
} from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { isNull } from '@blazon/platform';
import { Injectable } from '@nestjs/common';
import { context, propagation } from '@opentelemetry/api';
import { Gathering } from '../../gathering.js';
import { Services } from '../../services.js';
import { Usage } from '../../workspaces/usage.js';
import type { Call } from './endpoint.js';
import { memoryId, memoryNotFound } from './ids.js';

type GenerateCall = Call<GenerateBrand, unknown>;

/** Accepts a generation: a place in the monthly quota, then the job. */
@Injectable()
export class Generation {
  private readonly jobs: Gathering<EnqueueJobTogether, Buffer>;

  constructor(
    private readonly services: Services,
    private readonly usage: Usage,
  ) {
    const { generation } = services;
    this.jobs = new Gathering((body) => generation.forwardTogether(generationApi.enqueueTogether, { body }), jobsTogether);
  }

  async enqueue(call: GenerateCall): Promise<Buffer> {
    const { tenant, newId: job_id, body } = call;
    const { project_id, prompt, webhook_url = null } = body;
    const memory_id = body.memory_id === undefined ? null : memoryId(body.memory_id);
    if (tenant.environment === 'live') await this.reserve(call);
    try {
      return await this.accept(call, { job_id, project_id, prompt, webhook_url, memory_id });
    } catch (error) {
      // A refusal made no job. After silence there may be one: then its place stays taken until the log tells, or nothing does for long.
      if (error instanceof DomainError && error.kind !== 'unavailable') await this.usage.giveBack(job_id);
      throw error;
    }
  }

  /** Jobs that meet share a call, each with its own trace. What generation has not heard of yet is waited for in a call of its own. */
  private async accept({ tenant, requestId }: GenerateCall, job: EnqueueJob): Promise<Buffer> {
    const trace: Record<string, string> = {};
    propagation.inject(context.active(), trace);
    const answer = await this.jobs.call({ ...tenant, ...job, trace });
    return isNull(answer) ? this.services.generation.forward(generationApi.enqueue, { params: tenant, requestId, body: job }) : answer;
  }

  /** The quota is checked after the ids: a full quota must not hide that the memory node does not exist. */
  private async reserve(call: GenerateCall): Promise<void> {
    try {
      await this.usage.reserve(call.tenant.workspace_id, call.newId);
    } catch (error) {
      if (error instanceof DomainError) await this.assertMemoryExists(call);
      throw error;
    }
  }

  private async assertMemoryExists({ tenant, requestId, body }: GenerateCall): Promise<void> {
    if (body.memory_id === undefined) return;
    const params = { ...tenant, project_id: body.project_id };
    // The page behind a cursor that sorts right behind the id begins with that node, if there is one.
    const query = { limit: 1, starting_after: `${body.memory_id}~` };
    const { data } = await this.services.memoryGraph.call(memoryGraphApi.list, { params, query, requestId });
    if (data[0]?.id !== body.memory_id) throw memoryNotFound();
  }
}
