import { projectDeleted } from '@blazon/contracts';
import { type DomainEvent, EventPattern, Reactions } from '@blazon/event-log';
import { Payload } from '@nestjs/microservices';
import { IdempotentResults } from '../idempotency/idempotent-results.js';

/** A deleted project takes along what was answered about it, also when the request that deleted it did not live to see to that. */
@Reactions()
export class OnProjectDeleted {
  constructor(private readonly results: IdempotentResults) {}

  @EventPattern(projectDeleted)
  async onProjectDeleted(@Payload() event: DomainEvent): Promise<void> {
    await this.results.eraseProject(event.subject);
  }
}
