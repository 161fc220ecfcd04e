import { generationApi, type JobTimeline } from '@blazon/contracts';
import { Controller, Param } from '@nestjs/common';
import { RequestId } from '../http/request-id.decorator.js';
import { InternalServices } from '../internal-services.js';
import { AdminRoute } from './admin-route.decorator.js';

/** The history of a job. */
@Controller()
export class JobsController {
  constructor(private readonly services: InternalServices) {}

  @AdminRoute({ method: 'GET', path: '/admin/jobs/:job_id' })
  timeline(@Param() params: Record<string, string>, @RequestId() requestId: string): Promise<JobTimeline> {
    return this.services.generation.call(generationApi.timeline, { params, requestId });
  }
}
