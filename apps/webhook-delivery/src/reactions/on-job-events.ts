import { type JobEventData, jobEvents, type JobEventType, type JobFact, type WebhookEvent } from '@blazon/contracts';
import {
  type DomainEvent,
  type EventContext,
  type EventOf,
  EventPattern,
  Load,
  loaded,
  type LoadContext,
  Reactions,
} from '@blazon/event-log';
import { advance, CONFIG, follow, loadJobs } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { delaysOf, type WebhookDeliveryConfig } from '../config.js';
import { addDelivery } from '../deliveries/deliveries.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { skippedCounter } from '../dispatching/metrics.js';
import { failureEvent, successEvent } from '../domain/webhook-event.js';
import { Endpoints } from '../endpoints/endpoints.js';
import { JobRow } from '../projections/job.entity.js';
import { Secrets } from '../secrets/secrets.js';

const DAY_MS = 24 * 3_600_000;

type EventOfJob<Type extends JobEventType> = DomainEvent<Type, JobEventData[Type]>;

/** Follows each job to its end, which creates a delivery: to the job's own URL, else to the default endpoint of its workspace. */
@Reactions()
export class OnJobEvents {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly endpoints: Endpoints,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  @Load(...Object.keys(jobEvents))
  async load(@Payload() events: EventOf<typeof jobEvents>[], @Ctx() { em }: LoadContext): Promise<void> {
    await loadJobs(
      em,
      JobRow,
      events.map(({ data }) => data),
    );
    const ended = events.filter(({ type }) => type === 'job.succeeded' || type === 'job.failed');
    if (ended.length === 0) return;
    await this.secrets.ensure(em, workspacesOf(ended));
    const queued = new Map(events.flatMap(({ type, data }) => (type === 'job.queued' ? [[data.job_id, data.webhook_url]] : [])));
    const withoutUrl = ended.filter(({ subject }) => (loaded(em, JobRow, subject)?.webhookUrl ?? queued.get(subject)) == null);
    await this.endpoints.loadDefaults(em, workspacesOf(withoutUrl));
    await this.queue.announce(em);
  }

  @EventPattern('job.queued')
  onQueued(@Payload() { data }: EventOfJob<'job.queued'>, @Ctx() { em }: EventContext): void {
    const { job_id: id, project_id: projectId, version, webhook_url: webhookUrl } = data;
    follow(em, JobRow, data, () => em.create(JobRow, { id, projectId, version, webhookUrl, assets: null, interpretation: null }));
  }

  /** Only their versions matter here: they decide which of two ends came too late. */
  @EventPattern(['job.started', 'job.attempt_failed'])
  onProgress(@Payload() { data }: EventOfJob<'job.started' | 'job.attempt_failed'>, @Ctx() { em }: EventContext): void {
    next(em, data);
  }

  /** Keeps the result of the job until it ends. */
  @EventPattern('brand.generated')
  onGenerated(@Payload() { data }: EventOfJob<'brand.generated'>, @Ctx() { em }: EventContext): void {
    const job = next(em, data);
    if (job) Object.assign(job, { assets: data.assets, interpretation: data.interpretation ?? null });
  }

  @EventPattern('job.succeeded')
  onSucceeded(@Payload() { id, data }: EventOfJob<'job.succeeded'>, @Ctx() context: EventContext): void {
    const job = next(context.em, data);
    if (!job) return;
    const { assets, interpretation } = job;
    if (!assets) throw new Error('A job succeeded whose assets were never seen.');
    this.deliver(job, successEvent(id, data, { assets, interpretation: interpretation ?? null }), data, context);
  }

  @EventPattern('job.failed')
  onFailed(@Payload() { id, data }: EventOfJob<'job.failed'>, @Ctx() context: EventContext): void {
    const job = next(context.em, data);
    if (job) this.deliver(job, failureEvent(id, data), data, context);
  }

  private deliver(
    job: JobRow,
    event: WebhookEvent,
    { workspace_id, environment, at }: JobEventData[JobEventType],
    { em }: EventContext,
  ): void {
    const tenant = { workspace_id, environment };
    const target = job.webhookUrl == null ? this.endpoints.loadedDefault(em, tenant) : { url: job.webhookUrl, endpointId: null };
    // A reader that reads months of history again, as after a loss of checkpoints, must not send it again.
    const tooOld = at < Date.now() - this.config.WEBHOOK_HISTORY_DAYS * DAY_MS;
    addDelivery(em, { tenant, event, target, delays: delaysOf(this.config), tooOld });
    if (tooOld) skippedCounter.add(1);
    // From now on only its version is needed, so that nothing is delivered twice.
    Object.assign(job, { webhookUrl: null, assets: null, interpretation: null });
  }
}

function workspacesOf(events: EventOf<typeof jobEvents>[]): string[] {
  return [...new Set(events.map(({ data }) => data.workspace_id))];
}

/** The job of an event that is its next one. */
function next(em: EntityManager, event: JobFact): JobRow | undefined {
  return advance(loaded(em, JobRow, event.job_id), event);
}
