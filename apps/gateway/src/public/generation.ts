import { SharedCalls } from '@blazon/concurrency';
import { type EnqueueJob, generationApi, jobsTogether, memoryGraphApi } from '@blazon/contracts';
import { Injectable } from '@nestjs/common';
import { context, propagation } from '@opentelemetry/api';
import { isRefusal } from '../domain/refusal.js';
import { InternalServices } from '../internal-services.js';
import { Usage } from '../workspaces/usage.js';
import { memoryId } from '../domain/ids.js';
import { ProjectReads } from './project-reads.js';

/** A job of a new project waits until generation knows the project; several calls at once keep other jobs from waiting for it. */
const MAX_CALLS = 64;

/** Accepts a generation: a place in the monthly quota, then the job. */
@Injectable()
export class Generation {
  private readonly jobs: SharedCalls<EnqueueJob, Buffer>;

  constructor(
    private readonly services: InternalServices,
    private readonly projects: ProjectReads,
    private readonly usage: Usage,
  ) {
    const enqueue = (body: EnqueueJob[]) => services.generation.forwardTogether(generationApi.enqueue, { body });
    this.jobs = new SharedCalls<EnqueueJob, Buffer>(enqueue, { maxBatch: jobsTogether, maxBatches: MAX_CALLS, deadlineMs: 10_000 });
  }

  async enqueue(request: Omit<EnqueueJob, 'trace'>, requestId: string): Promise<Buffer> {
    await this.assertExist(request, requestId);
    if (request.environment === 'live') await this.usage.reserve(request.workspace_id, request.job_id);
    try {
      return await this.jobs.call({ ...request, trace: currentTrace() });
    } catch (error) {
      // A refusal made no job. After silence there may be one: then its place stays taken until the log tells, or nothing does for long.
      if (isRefusal(error)) await this.usage.giveBackRefused(request.job_id);
      throw error;
    }
  }

  /** Asks the owners, who know at once what is deleted. It runs before the quota check: a full quota must not hide a 404. */
  private async assertExist(request: Omit<EnqueueJob, 'trace'>, requestId: string): Promise<void> {
    const { workspace_id, environment, project_id, memory_id } = request;
    const params = { workspace_id, environment, project_id };
    await this.projects.project(params);
    if (memory_id === null) return;
    await this.services.memoryGraph.forward(memoryGraphApi.read, { params: { ...params, memory_id: memoryId(memory_id) }, requestId });
  }
}

/** The trace of this request: the call that carries its job among others has another. */
function currentTrace(): Record<string, string> {
  const trace: Record<string, string> = {};
  propagation.inject(context.active(), trace);
  return trace;
}
