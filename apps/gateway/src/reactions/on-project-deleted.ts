import { projectDeleted } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { IdempotentResults } from '../idempotency/idempotent-results.js';

/** A deleted project takes along what was answered about it, also when the request that deleted it did not live to see to that. */
@Reactions()
export class OnProjectDeleted {
  constructor(private readonly results: IdempotentResults) {}

  @EventPattern(projectDeleted)
  async onProjectDeleted(@Payload() event: DomainEvent, @Ctx() { em }: EventContext): Promise<void> {
    await this.results.eraseProject(event.subject, em);
  }
}
