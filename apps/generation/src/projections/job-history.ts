import { SharedCalls } from '@blazon/concurrency';
import { isNext, type JobTimeline, topics } from '@blazon/contracts';
import { type EventContext, loaded, type LoadContext, Outbox } from '@blazon/event-log';
import { isDeleted, loadJobs } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { absent, evolve, type JobEvent, type JobState } from '../domain/job.js';
import { EventKey, JobRow } from '../entities.js';
import { BegunJobs, type KnownJob } from './begun-jobs.js';

const unknown: KnownJob = { state: absent, eventId: undefined };

/** Fields that the history leaves out, because they are large or already part of the job. */
const leftOut = new Set(['assets', 'style', 'job_id', 'project_id', 'workspace_id', 'environment', 'at', 'type']);

/** Folds the events of the topic `jobs` into the table of the same name, and keeps the history of each job. */
@Injectable()
export class JobHistory {
  private readonly lookUps = new SharedCalls<string, KnownJob>((ids) => this.find(ids), { maxBatches: 2 });

  private readonly begun = new BegunJobs();

  constructor(
    private readonly orm: MikroORM,
    private readonly outbox: Outbox,
  ) {}

  /** Loads the jobs, and of events that are not next the keys under which the log may have them already. */
  async load(events: JobEvent[], { em, records }: LoadContext): Promise<void> {
    await loadJobs(em, JobRow, events);
    const versions = new Map(events.map(({ job_id }) => [job_id, loaded(em, JobRow, job_id)?.version ?? 0]));
    const repeated = records.filter((_, index) => !continues(versions, events[index])).map(({ key }) => key);
    if (repeated.length > 0) await em.find(EventKey, { key: { $in: [...new Set(repeated)] } });
  }

  /** The job in its new state; undefined if the event lost against another of its version, or if its project is deleted. */
  async apply(event: JobEvent, context: EventContext): Promise<JobRow | undefined> {
    const { em, record, afterCommit } = context;
    if (isDeleted(em, event.project_id)) {
      await this.outbox.erase(em, topics.jobs, event.project_id, [record.key]);
      afterCommit(() => this.outbox.publishNow());
      return undefined;
    }
    const job = loaded(em, JobRow, event.job_id);
    const state = job?.state ?? absent;
    const next = evolve(state, event);
    keep(event, context, next !== state);
    return next === state ? undefined : become(em, job, event, context.event.id, next);
  }

  /** Notes a job whose attempt has begun, for the worker that waits to know it. */
  noteBegun({ id, state, eventId }: JobRow): void {
    this.begun.note(id, { state, eventId });
  }

  /** Concurrent look-ups share one query, for example those of attempts whose events were handled together. */
  read(jobId: string): Promise<KnownJob> {
    return this.lookUps.call(jobId);
  }

  /** The same after an event that began an attempt; if this process has handled that event, without a query. */
  async readBegun(jobId: string, eventId: string): Promise<KnownJob> {
    return this.begun.take(jobId, eventId) ?? this.read(jobId);
  }

  private async find(ids: string[]): Promise<KnownJob[]> {
    const rows = await this.orm.em.fork().find(JobRow, { id: { $in: ids } }, { fields: ['state', 'eventId'] });
    const found = new Map(rows.map(({ id, state, eventId }) => [id, { state, eventId }]));
    return ids.map((id) => found.get(id) ?? unknown);
  }
}

/** Whether an event continues what is known of its job, or of the events before it. */
function continues(versions: Map<string, number>, event: JobEvent | undefined): boolean {
  if (!event || !isNext(versions.get(event.job_id) ?? 0, event)) return false;
  versions.set(event.job_id, event.version);
  return true;
}

/** A record that was sent twice keeps its key; compaction leaves the last copy. */
function keep(event: JobEvent, { em, record: { key, partition, offset }, event: { id } }: EventContext, applied: boolean): void {
  const known = loaded(em, EventKey, key);
  if (known) known.offset = offset;
  else {
    em.create(EventKey, { key, projectId: event.project_id, partition, offset, applied, entry: applied ? entryOf(id, event) : null });
  }
}

function become(em: EntityManager, job: JobRow | undefined, event: JobEvent, eventId: string, state: JobState): JobRow {
  const { version } = state;
  if (job) return Object.assign(job, { version, eventId, state });
  const { job_id: id, project_id: projectId, workspace_id: workspaceId, environment } = event;
  return em.create(JobRow, { id, projectId, workspaceId, environment, version, eventId, state });
}

function entryOf(id: string, event: JobEvent): JobTimeline['events'][number] {
  const { type, version, at: at_ms } = event;
  const said = Object.entries(event).filter(([name]) => !leftOut.has(name));
  return { id, type, ...Object.fromEntries(said), version, at: Math.floor(at_ms / 1000), at_ms };
}
