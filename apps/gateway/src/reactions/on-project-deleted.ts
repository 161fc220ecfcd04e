import { projectDeleted } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { IdempotentResults } from '../idempotency/idempotent-results.js';

/** Deletes the stored idempotent results of a deleted project, even if the request that deleted it died before it could. */
@Reactions()
export class OnProjectDeleted {
  constructor(private readonly results: IdempotentResults) {}

  @EventPattern(projectDeleted)
  async onProjectDeleted(@Payload() event: DomainEvent, @Ctx() { em }: EventContext): Promise<void> {
    await this.results.eraseProject(event.subject, em);
  }
}
