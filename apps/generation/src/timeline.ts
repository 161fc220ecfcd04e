import { type JobTimeline, topics } from '@blazon/contracts';
import { ReadBarrier } from '@blazon/event-log';
import { DomainError, timeOf } from '@blazon/kernel';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { JobState } from './domain/job.js';
import { publicStatus } from './domain/public-status.js';
import { EventKey } from './entities.js';
import { JobHistory } from './projections/job-history.js';

type KnownState = Exclude<JobState, { status: 'absent' }>;

/** The history of a job: every event that counted. */
@Injectable()
export class Timeline {
  constructor(
    private readonly orm: MikroORM,
    private readonly barrier: ReadBarrier,
    private readonly history: JobHistory,
  ) {}

  async read(jobId: string): Promise<JobTimeline> {
    const { request, status } = await this.known(jobId);
    const { project_id, tenant } = request;
    const created_at = Math.floor(timeOf(jobId).getTime() / 1000);
    const events = await this.eventsOf(jobId);
    return { id: jobId, object: 'job', project_id, status: publicStatus[status], created_at, ...tenant, events };
  }

  /** A job is read by its id alone, so it may be in any partition: it is not found only when all partitions have caught up. */
  private async known(jobId: string): Promise<KnownState> {
    let { state } = await this.history.read(jobId);
    if (state.status === 'absent') {
      await this.barrier.reachedEverywhere(topics.jobs.name);
      ({ state } = await this.history.read(jobId));
    }
    if (state.status !== 'absent') return state;
    throw new DomainError('not_found', 'job_not_found', 'There is no such job.', { param: 'job_id' });
  }

  /** Found by the beginning of their keys. */
  private async eventsOf(jobId: string): Promise<JobTimeline['events']> {
    const where = { key: { $gt: `${jobId}/`, $lt: `${jobId}0` }, applied: true };
    const keys = await this.orm.em.fork().find(EventKey, where, { fields: ['entry'], orderBy: { offset: 'asc' } });
    return keys.flatMap(({ entry }) => entry ?? []);
  }
}
