import { jobEvents } from '@blazon/contracts';
import { type EventContext, type EventOf, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Usage } from '../workspaces/usage.js';

/** A live job that fails is given back to the month's quota. */
@Reactions()
export class OnJobEvents {
  constructor(private readonly usage: Usage) {}

  @EventPattern(Object.keys(jobEvents))
  async onJobEvent(@Payload() event: EventOf<typeof jobEvents>, @Ctx() { em }: EventContext): Promise<void> {
    if (event.data.environment === 'live') await this.usage.follow(em, { ...event.data, type: event.type });
  }
}
