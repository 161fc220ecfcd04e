import { type DomainEvent, type EventContext, EventPattern, Outbox, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Deletion } from '../projections/deletion.js';

/** Forgets a deleted project: its nodes here, and what the log holds of them. */
@Reactions()
export class OnProjectDeleted {
  constructor(
    private readonly deletion: Deletion,
    private readonly outbox: Outbox,
  ) {}

  @EventPattern('project.deleted')
  async onDeleted(@Payload() { subject }: DomainEvent, @Ctx() { em, afterCommit }: EventContext): Promise<void> {
    await this.deletion.forget(em, subject);
    afterCommit(() => this.outbox.publishNow());
  }
}
