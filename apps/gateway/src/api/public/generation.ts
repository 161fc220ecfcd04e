import { generationApi, type GenerateBrand, memoryGraphApi } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { Injectable } from '@nestjs/common';
import { Services } from '../../services.js';
import { Usage } from '../../workspaces/usage.js';
import type { Call } from './endpoint.js';
import { memoryId, memoryNotFound } from './ids.js';

type GenerateCall = Call<GenerateBrand, unknown>;

/** Accepts a generation: a place in the monthly quota, then the job. */
@Injectable()
export class Generation {
  constructor(
    private readonly services: Services,
    private readonly usage: Usage,
  ) {}

  async enqueue(call: GenerateCall): Promise<Buffer> {
    const { tenant, newId: jobId, requestId, body } = call;
    const memory_id = body.memory_id === undefined ? null : memoryId(body.memory_id);
    if (tenant.environment === 'live') await this.reserve(call);
    try {
      return await this.services.generation.forward(generationApi.enqueue, {
        params: tenant,
        requestId,
        body: { job_id: jobId, project_id: body.project_id, prompt: body.prompt, webhook_url: body.webhook_url ?? null, memory_id },
      });
    } catch (error) {
      // A refusal made no job. After silence there may be one: then its place stays taken until the log tells, or nothing does for long.
      if (error instanceof DomainError && error.kind !== 'unavailable') await this.usage.giveBack(jobId);
      throw error;
    }
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
