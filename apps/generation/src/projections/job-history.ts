import { topics } from '@blazon/contracts';
import { type EventContext, Outbox } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { absent, evolve, type JobEvent, type JobState } from '../domain/job.js';

/** A job as this service knows it, with the id of the event that led to it. */
export interface KnownJob {
  state: JobState;
  eventId: string | undefined;
}

const knownSql = `
  select exists (select 1 from deleted_projects where id = ?) as deleted, (select state from jobs where id = ?) as state`;

/** A record that was sent twice keeps its key; compaction leaves the last copy. */
const keySql = `
  insert into event_keys (key, project_id, partition, "offset", applied) values (?, ?, ?, ?, ?)
  on conflict (key) do update set "offset" = excluded."offset"`;

const applySql = `
  with key as (${keySql})
  insert into jobs (id, project_id, workspace_id, environment, version, event_id, state) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (id) do update set version = excluded.version, event_id = excluded.event_id, state = excluded.state`;

/** Folds the events of the topic `jobs` into the table of the same name. */
@Injectable()
export class JobHistory {
  constructor(private readonly outbox: Outbox) {}

  /** The new state; nothing when the event lost against another of its version, or its project is deleted. */
  async apply(event: JobEvent, { em, record, event: { id }, afterCommit }: EventContext): Promise<JobState | undefined> {
    const [known] = await em.execute<{ deleted: boolean; state: JobState | null }[]>(knownSql, [event.project_id, event.job_id]);
    if (known?.deleted) {
      await this.outbox.erase(em, topics.jobs, event.project_id, [record.key]);
      afterCommit(() => this.outbox.publishNow());
      return undefined;
    }
    const state = known?.state ?? absent;
    const next = evolve(state, event);
    const key = [record.key, event.project_id, record.partition, record.offset];
    if (next === state) {
      await em.execute(keySql, [...key, false]);
      return undefined;
    }
    const { job_id, project_id, workspace_id, environment } = event;
    const job = [job_id, project_id, workspace_id, environment, next.version, id, JSON.stringify(next)];
    await em.execute(applySql, [...key, true, ...job]);
    return next;
  }

  async read(em: EntityManager, jobId: string): Promise<KnownJob> {
    const [row] = await em.execute<{ state: JobState; event_id: string }[]>('select state, event_id from jobs where id = ?', [jobId]);
    return row ? { state: row.state, eventId: row.event_id } : { state: absent, eventId: undefined };
  }
}
