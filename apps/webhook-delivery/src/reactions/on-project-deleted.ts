import { projectDeleted } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { forget, isOpen } from '../projections/projects.js';

/** A deleted project takes its deliveries along, whatever state they are in. */
@Reactions()
export class OnProjectDeleted {
  @EventPattern(projectDeleted)
  async onDeleted(@Payload() { subject }: DomainEvent, @Ctx() { em, record }: EventContext): Promise<void> {
    if (await isOpen(em, record, subject)) await forget(em, subject);
  }
}
