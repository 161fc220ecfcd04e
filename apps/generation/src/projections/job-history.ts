import { topics } from '@blazon/contracts';
import { type EventContext, Outbox } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { absent, evolve, type JobEvent, type JobState } from '../domain/job.js';
import { KnownProjects } from './projects.js';

/** A job as this service knows it, with the id of the event that led to it. */
export interface KnownJob {
  state: JobState;
  eventId: string | undefined;
}

/** Folds the events of the topic `jobs` into the table of the same name. */
@Injectable()
export class JobHistory {
  constructor(
    private readonly projects: KnownProjects,
    private readonly outbox: Outbox,
  ) {}

  /** The new state; nothing when the event lost against another of its version, or its project is deleted. */
  async apply(event: JobEvent, { em, record, event: { id }, afterCommit }: EventContext): Promise<JobState | undefined> {
    if (!(await this.projects.isOpen(em, record, event.project_id))) {
      await this.outbox.erase(em, topics.jobs, event.project_id, [record.key]);
      afterCommit(() => this.outbox.publishNow());
      return undefined;
    }
    const { state } = await this.read(em, event.job_id);
    const next = evolve(state, event);
    const applied = next !== state;
    // A record that was sent twice keeps its key; compaction leaves the last copy.
    await em.execute(
      `insert into event_keys (key, project_id, partition, "offset", applied) values (?, ?, ?, ?, ?)
       on conflict (key) do update set "offset" = excluded."offset"`,
      [record.key, event.project_id, record.partition, record.offset, applied],
    );
    if (!applied) return undefined;
    await em.execute(
      `insert into jobs (id, project_id, workspace_id, environment, version, event_id, state) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (id) do update set version = excluded.version, event_id = excluded.event_id, state = excluded.state`,
      [event.job_id, event.project_id, event.workspace_id, event.environment, next.version, id, JSON.stringify(next)],
    );
    return next;
  }

  async read(em: EntityManager, jobId: string): Promise<KnownJob> {
    const [row] = await em.execute<{ state: JobState; event_id: string }[]>('select state, event_id from jobs where id = ?', [jobId]);
    return row ? { state: row.state, eventId: row.event_id } : { state: absent, eventId: undefined };
  }
}
