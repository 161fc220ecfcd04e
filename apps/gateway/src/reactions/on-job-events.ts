import { jobEvents, type LiveEvent } from '@blazon/contracts';
import { type EventContext, type EventOf, EventPattern, Load, type LoadContext, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { type AnnouncedEvent, LiveEvents } from '../live/live-events.js';
import { Usage } from '../workspaces/usage.js';

type JobEvent = EventOf<typeof jobEvents>;

/** A failed live job is returned to the month's quota; open pages are notified of every step. */
@Reactions()
export class OnJobEvents {
  constructor(
    private readonly usage: Usage,
    private readonly live: LiveEvents,
  ) {}

  @Load(...Object.keys(jobEvents))
  async load(@Payload() events: JobEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    await this.usage.load(
      em,
      events.filter(isLive).map(({ data }) => data.job_id),
    );
    await this.live.announce(em, events.map(liveEventOf));
  }

  @EventPattern(Object.keys(jobEvents))
  async onJobEvent(@Payload() event: JobEvent, @Ctx() { em }: EventContext): Promise<void> {
    if (isLive(event)) await this.usage.follow(em, { ...event.data, type: event.type });
  }
}

function isLive({ data }: JobEvent): boolean {
  return data.environment === 'live';
}

const steps = {
  'job.queued': 'queued',
  'job.started': 'processing',
  'job.attempt_failed': 'attempt_failed',
  'brand.generated': 'processing',
  'job.succeeded': 'succeeded',
  'job.failed': 'failed',
} as const satisfies Record<JobEvent['type'], LiveEvent['step']>;

function liveEventOf({ type, data }: JobEvent): AnnouncedEvent {
  const { workspace_id, environment, project_id, job_id, at } = data;
  return { type: 'job', workspace_id, environment, project_id, job_id, step: steps[type], at };
}
