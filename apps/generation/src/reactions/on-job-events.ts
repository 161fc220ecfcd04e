import { type JobEventData, jobEvents, type JobEventType } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, loaded, type LoadContext, Reactions } from '@blazon/event-log';
import { timeOf } from '@blazon/kernel';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Ctx, Payload } from '@nestjs/microservices';
import type { JobEvent } from '../domain/job.js';
import { AwaitedNode, JobRow } from '../entities.js';
import { Brands } from '../projections/brands.js';
import { JobHistory } from '../projections/job-history.js';
import { jobDuration } from '../workers/metrics.js';
import { WorkQueue } from '../workers/work-queue.js';
import { Success } from './success.js';

type EventOfJob<Type extends JobEventType> = DomainEvent<Type, JobEventData[Type]>;

/** Projects the log of jobs: the history of each job, the work queue, and the brands. */
@Reactions()
export class OnJobEvents {
  constructor(
    private readonly history: JobHistory,
    private readonly queue: WorkQueue,
    private readonly brands: Brands,
    private readonly success: Success,
  ) {}

  @Load(...Object.keys(jobEvents))
  async load(@Payload() batch: EventOfJob<JobEventType>[], @Ctx() context: LoadContext): Promise<void> {
    const events = batch.map(eventOf);
    await this.history.load(events, context);
    await this.queue.load(context.em, events);
    await this.brands.loadNodes(
      context.em,
      events.flatMap((event) => (event.type === 'brand.generated' ? [event.memory_id] : [])),
    );
    await this.brands.loadOfJobs(context.em, generatedBefore(context.em, events));
  }

  @EventPattern('job.queued')
  async onQueued(@Payload() event: EventOfJob<'job.queued'>, @Ctx() context: EventContext): Promise<void> {
    const queued = eventOf(event);
    if (await this.history.apply(queued, context)) this.queue.add(context.em, queued, context.record);
  }

  @EventPattern('job.started')
  async onStarted(@Payload() event: EventOfJob<'job.started'>, @Ctx() context: EventContext): Promise<void> {
    const job = await this.history.apply(eventOf(event), context);
    if (job)
      context.afterCommit(() => {
        this.history.noteBegun(job);
      });
  }

  @EventPattern('job.attempt_failed')
  async onAttemptFailed(@Payload() event: EventOfJob<'job.attempt_failed'>, @Ctx() context: EventContext): Promise<void> {
    if (await this.history.apply(eventOf(event), context))
      this.queue.postpone(context.em, event.subject, event.data.retry_at - event.data.at);
  }

  @EventPattern('brand.generated')
  async onGenerated(@Payload() event: EventOfJob<'brand.generated'>, @Ctx() context: EventContext): Promise<void> {
    const job = await this.history.apply(eventOf(event), context);
    if (!job) return;
    this.queue.remove(context.em, event.subject);
    // The memory graph reads this event too, and its answer may have come in first.
    if (this.brands.add(context.em, event.data)) this.success.announce(job, context);
    context.em.create(AwaitedNode, { jobId: event.subject, projectId: event.data.project_id });
  }

  @EventPattern('job.succeeded')
  async onSucceeded(@Payload() event: EventOfJob<'job.succeeded'>, @Ctx() context: EventContext): Promise<void> {
    if (!(await this.history.apply(eventOf(event), context))) return;
    awaitNoLonger(event, context);
    measure(event, context, 'succeeded');
  }

  @EventPattern('job.failed')
  async onFailed(@Payload() event: EventOfJob<'job.failed'>, @Ctx() context: EventContext): Promise<void> {
    const before = loaded(context.em, JobRow, event.subject)?.state;
    if (!(await this.history.apply(eventOf(event), context))) return;
    this.queue.remove(context.em, event.subject);
    if (before?.status === 'generated') this.brands.remove(context.em, before.made);
    awaitNoLonger(event, context);
    measure(event, context, event.data.error.code);
  }
}

/** Those failed jobs that had a result before this unit of work. */
function generatedBefore(em: EntityManager, events: JobEvent[]): string[] {
  const failed = events.filter(({ type }) => type === 'job.failed').map(({ job_id }) => job_id);
  return failed.filter((id) => loaded(em, JobRow, id)?.state.status === 'generated');
}

function awaitNoLonger({ subject }: DomainEvent, { em }: EventContext): void {
  em.remove(em.getReference(AwaitedNode, subject));
}

/** The id of a job tells when it was accepted. */
function measure(event: EventOfJob<'job.succeeded' | 'job.failed'>, { afterCommit }: EventContext, end: string): void {
  afterCommit(() => {
    jobDuration.record((event.data.at - timeOf(event.subject).getTime()) / 1_000, { end });
  });
}

function eventOf<Type extends JobEventType>(event: EventOfJob<Type>): Extract<JobEvent, { type: Type }> {
  return { type: event.type, ...event.data } as unknown as Extract<JobEvent, { type: Type }>;
}
