import type { JobEventData, JobEventType, WebhookEvent } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { CONFIG } from '@blazon/platform';
import { Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { delaysOf, type WebhookDeliveryConfig } from '../config.js';
import { Deliveries } from '../deliveries/deliveries.js';
import { failureEvent, successEvent } from '../domain/webhook-event.js';
import { Endpoints } from '../endpoints.js';
import { begin, end, goOn, keepAssets } from '../projections/jobs.js';
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
  async onQueued(@Payload() { data }: EventOfJob<'job.queued'>, @Ctx() { em }: EventContext): Promise<void> {
    await begin(em, data);
  }

  /** Only their versions matter here: without them nobody could tell which of two ends came too late. */
  @EventPattern(['job.started', 'job.attempt_failed'])
  async onProgress(@Payload() { data }: EventOfJob<'job.started' | 'job.attempt_failed'>, @Ctx() { em }: EventContext): Promise<void> {
    await goOn(em, data);
  }

  @EventPattern('brand.generated')
  async onGenerated(@Payload() { data }: EventOfJob<'brand.generated'>, @Ctx() { em }: EventContext): Promise<void> {
    await keepAssets(em, data);
  }

  @EventPattern('job.succeeded')
  async onSucceeded(@Payload() { id, data }: EventOfJob<'job.succeeded'>, @Ctx() context: EventContext): Promise<void> {
    const job = await end(context.em, data);
    if (job === undefined) return;
    if (job.assets === null) throw new Error('A job succeeded whose assets were never seen.');
    await this.deliver(successEvent(id, data, job.assets), job.webhook_url, data, context);
  }

  @EventPattern('job.failed')
  async onFailed(@Payload() { id, data }: EventOfJob<'job.failed'>, @Ctx() context: EventContext): Promise<void> {
    const job = await end(context.em, data);
    if (job !== undefined) await this.deliver(failureEvent(id, data), job.webhook_url, data, context);
  }

  private async deliver(
    event: WebhookEvent,
    ownUrl: string | null,
    { workspace_id, environment }: JobEventData[JobEventType],
    { em, afterCommit }: EventContext,
  ): Promise<void> {
    const tenant = { workspace_id, environment };
    const target = ownUrl === null ? await this.endpoints.defaultOf(em, tenant) : { url: ownUrl, endpointId: null };
    await this.deliveries.add(em, { tenant, event, target, delays: delaysOf(this.config) });
    afterCommit(() => {
      this.dispatcher.wake();
    });
  }
}
