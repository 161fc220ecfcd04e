import { type ProjectSnapshot, Tenant, topics } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, loaded, type LoadContext, Outbox, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { ProjectRow } from '../project.entity.js';
import { tombstoneOf } from '../publish.js';

/**
 * A publisher that has lost its database may still have a record on the wire, which comes to lie behind the tombstone that its successor
 * has written: whoever reads the log from its beginning would find the project again. The row is there before its first record is, so a
 * record of a project without a row is one of a deleted project, and its tombstone is written again.
 */
@Reactions()
export class OnLateRecords {
  constructor(private readonly outbox: Outbox) {}

  @Load('project.created', 'project.updated')
  async load(@Payload() events: DomainEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    await em.find(ProjectRow, { id: { $in: events.map(({ subject }) => subject) } });
  }

  @EventPattern(['project.created', 'project.updated'])
  onProject(
    @Payload() { data }: DomainEvent<'project.created' | 'project.updated', ProjectSnapshot>,
    @Ctx() { em, afterCommit }: EventContext,
  ): void {
    if (loaded(em, ProjectRow, data.id)) return;
    this.outbox.add(em, [tombstoneOf(data.id, Tenant.parse(data))]);
    this.outbox.followUp(em, topics.projects, data.id);
    afterCommit(() => this.outbox.publishNow());
  }
}
