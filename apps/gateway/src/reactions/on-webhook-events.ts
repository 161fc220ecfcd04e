import { webhookEvents, type LiveEvent } from '@blazon/contracts';
import { type EventOf, EventPattern, Load, type LoadContext, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { type AnnouncedEvent, LiveEvents } from '../live/live-events.js';

type WebhookEvent = EventOf<typeof webhookEvents>;

/** Notifies open pages of every webhook attempt. */
@Reactions()
export class OnWebhookEvents {
  constructor(private readonly live: LiveEvents) {}

  @Load(...Object.keys(webhookEvents))
  async load(@Payload() events: WebhookEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    await this.live.announce(em, events.map(liveEventOf));
  }

  /** `load` does all the work, but only event types with a handler are read. */
  @EventPattern(Object.keys(webhookEvents))
  onWebhookEvent(): void {
    return;
  }
}

const steps = {
  'webhook.delivered': 'delivered',
  'webhook.attempt_failed': 'attempt_failed',
  'webhook.undeliverable': 'undeliverable',
} as const satisfies Record<WebhookEvent['type'], LiveEvent['step']>;

function liveEventOf({ type, data }: WebhookEvent): AnnouncedEvent {
  const { workspace_id, environment, project_id, job_id, at } = data;
  return { type: 'delivery', workspace_id, environment, project_id, job_id, step: steps[type], at };
}
