import { loaded } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { JobEvent } from '../domain/job.js';
import { AwaitedNode } from '../entities.js';

/** Keeps note of results that wait for their memory nodes. */
@Injectable()
export class AwaitedNodes {
  async load(em: EntityManager, events: JobEvent[]): Promise<void> {
    const ended = events.filter(({ type }) => type === 'job.succeeded' || type === 'job.failed').map(({ job_id }) => job_id);
    if (ended.length > 0) await em.find(AwaitedNode, { jobId: { $in: [...new Set(ended)] } });
  }

  add(em: EntityManager, { job_id: jobId, project_id: projectId }: Pick<JobEvent, 'job_id' | 'project_id'>): void {
    em.create(AwaitedNode, { jobId, projectId });
  }

  remove(em: EntityManager, jobId: string): void {
    const awaited = loaded(em, AwaitedNode, jobId);
    if (awaited) em.remove(awaited);
  }
}
