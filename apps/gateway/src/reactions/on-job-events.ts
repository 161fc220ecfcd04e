import { jobEvents } from '@blazon/contracts';
import { type EventContext, type EventOf, EventPattern, Load, type LoadContext, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Usage } from '../workspaces/usage.js';

type JobEvent = EventOf<typeof jobEvents>;

/** A live job that fails is given back to the month's quota. */
@Reactions()
export class OnJobEvents {
  constructor(private readonly usage: Usage) {}

  @Load(...Object.keys(jobEvents))
  async load(@Payload() events: JobEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    await this.usage.load(
      em,
      events.filter(isLive).map(({ data }) => data.job_id),
    );
  }

  @EventPattern(Object.keys(jobEvents))
  async onJobEvent(@Payload() event: JobEvent, @Ctx() { em }: EventContext): Promise<void> {
    if (isLive(event)) await this.usage.follow(em, { ...event.data, type: event.type });
  }
}

function isLive({ data }: JobEvent): boolean {
  return data.environment === 'live';
}
