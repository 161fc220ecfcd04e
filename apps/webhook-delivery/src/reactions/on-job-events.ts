import type { JobEventData, JobEventType, WebhookEvent } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { CONFIG } from '@blazon/platform';
import { Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { delaysOf, type WebhookDeliveryConfig } from '../config.js';
import { Deliveries } from '../deliveries/deliveries.js';
import { failureEvent, successEvent } from '../domain/webhook-event.js';
import { Endpoints } from '../endpoints.js';
import { begin, isNext, keepAssets, release } from '../projections/jobs.js';
import { isOpen } from '../projections/projects.js';
import { Dispatcher } from '../dispatching/dispatcher.js';

type EventOfJob<Type extends JobEventType> = DomainEvent<Type, JobEventData[Type]>;

/** Follows each job to its end, which becomes a delivery: to the job's own URL, else to the default endpoint of its workspace. */
@Reactions()
export class OnJobEvents {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly endpoints: Endpoints,
    private readonly dispatcher: Dispatcher,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  @EventPattern('job.queued')
  async onQueued(@Payload() { data }: EventOfJob<'job.queued'>, @Ctx() { sql, record }: EventContext): Promise<void> {
    if (await isOpen(sql, record, data.project_id)) await begin(sql, data);
  }

  /** Only their versions matter here: without them nobody could tell which of two ends came too late. */
  @EventPattern(['job.started', 'job.attempt_failed'])
  async onProgress(@Payload() { data }: EventOfJob<'job.started' | 'job.attempt_failed'>, @Ctx() context: EventContext): Promise<void> {
    await this.counts(data, context);
  }

  @EventPattern('brand.generated')
  async onGenerated(@Payload() { data }: EventOfJob<'brand.generated'>, @Ctx() context: EventContext): Promise<void> {
    if (await this.counts(data, context)) await keepAssets(context.sql, data);
  }

  @EventPattern('job.succeeded')
  async onSucceeded(@Payload() { id, data }: EventOfJob<'job.succeeded'>, @Ctx() context: EventContext): Promise<void> {
    if (!(await this.counts(data, context))) return;
    const { webhook_url, assets } = await release(context.sql, data.job_id);
    if (assets === null) throw new Error('A job succeeded whose assets were never seen.');
    await this.deliver(successEvent(id, data, assets), webhook_url, data, context);
  }

  @EventPattern('job.failed')
  async onFailed(@Payload() { id, data }: EventOfJob<'job.failed'>, @Ctx() context: EventContext): Promise<void> {
    if (!(await this.counts(data, context))) return;
    const { webhook_url } = await release(context.sql, data.job_id);
    await this.deliver(failureEvent(id, data), webhook_url, data, context);
  }

  private async counts(data: JobEventData[JobEventType], { sql, record }: EventContext): Promise<boolean> {
    return (await isOpen(sql, record, data.project_id)) && (await isNext(sql, data));
  }

  private async deliver(
    event: WebhookEvent,
    ownUrl: string | null,
    { workspace_id, environment }: JobEventData[JobEventType],
    { sql, afterCommit }: EventContext,
  ): Promise<void> {
    const tenant = { workspace_id, environment };
    const target = ownUrl === null ? await this.endpoints.defaultOf(sql, tenant) : { url: ownUrl, endpointId: null };
    await this.deliveries.add(sql, { tenant, event, target, delays: delaysOf(this.config) });
    afterCommit(() => {
      this.dispatcher.wake();
    });
  }
}
