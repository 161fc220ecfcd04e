import { projectDeleted } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Deletion } from '../projections/projects.js';

/** A deleted project takes its deliveries along, whatever state they are in. */
@Reactions()
export class OnProjectDeleted {
  constructor(private readonly deletion: Deletion) {}

  @EventPattern(projectDeleted)
  async onDeleted(@Payload() { subject }: DomainEvent, @Ctx() { em }: EventContext): Promise<void> {
    await this.deletion.forget(em, subject);
  }
}
