import { jobEvents, type JobTimeline, topics } from '@blazon/contracts';
import { type EventLog, type LogRecord, ReadBarrier, toEvent } from '@blazon/event-log';
import { DomainError, timeOf } from '@blazon/kernel';
import { EVENT_LOG } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { JobState } from './domain/job.js';
import { JobHistory } from './projections/job-history.js';

type KnownState = Exclude<JobState, { status: 'absent' }>;
type StoredEvent = JobTimeline['events'][number];

/** What the public calls each state. */
const publicStatus = {
  queued: 'queued',
  processing: 'processing',
  waiting_for_retry: 'processing',
  generated: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
} as const satisfies Record<KnownState['status'], JobTimeline['status']>;

/** Of what is large, or said by the job already, nothing is repeated in its history. */
const leftOut = new Set(['assets', 'style', 'job_id', 'project_id', 'workspace_id', 'environment', 'at']);

/** The history of a job, from the log itself. */
@Injectable()
export class Timeline {
  constructor(
    private readonly orm: MikroORM,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly barrier: ReadBarrier,
    private readonly history: JobHistory,
  ) {}

  async read(jobId: string): Promise<JobTimeline> {
    const { request, status } = await this.known(jobId);
    const { project_id, tenant } = request;
    const events: StoredEvent[] = [];
    for (const { partition, offset } of await this.positions(jobId)) {
      const record = await this.recordAt(partition, offset);
      if (record) events.push(present(record));
    }
    const created_at = Math.floor(timeOf(jobId).getTime() / 1000);
    return { id: jobId, object: 'job', project_id, status: publicStatus[status], created_at, ...tenant, events };
  }

  /** A job is asked for by its id alone, so it may be in any partition: only when all have caught up is it not there. */
  private async known(jobId: string): Promise<KnownState> {
    const read = async () => (await this.history.read(this.orm.em.fork(), jobId)).state;
    let state = await read();
    if (state.status === 'absent') {
      await this.barrier.reachedEverywhere(topics.jobs.name);
      state = await read();
    }
    if (state.status !== 'absent') return state;
    throw new DomainError('not_found', 'job_not_found', 'There is no such job.', { param: 'job_id' });
  }

  /** Only the events that counted, found by the beginning of their keys. */
  private async positions(jobId: string): Promise<{ partition: number; offset: bigint }[]> {
    const rows = await this.orm.em.fork().execute<{ partition: number; offset: string }[]>(
      // By the number, not by the text that is selected: 9 comes before 10.
      `select partition, "offset"::text from event_keys where key > ? and key < ? and applied order by event_keys."offset"`,
      [`${jobId}/`, `${jobId}0`],
    );
    return rows.map(({ partition, offset }) => ({ partition, offset: BigInt(offset) }));
  }

  /** Nothing, if the project was deleted just now. */
  private async recordAt(partition: number, offset: bigint): Promise<LogRecord | undefined> {
    for await (const record of this.log.read({ topic: topics.jobs.name, partition, from: offset, to: offset + 1n })) {
      if (record.value !== null) return record;
    }
    return undefined;
  }
}

function present(record: LogRecord): StoredEvent {
  const { id, type, data } = toEvent(jobEvents, record);
  const { version, at: at_ms } = data as { version: number; at: number };
  const said = Object.entries(data as object).filter(([name]) => !leftOut.has(name));
  return { id, type, ...Object.fromEntries(said), version, at: Math.floor(at_ms / 1000), at_ms };
}
