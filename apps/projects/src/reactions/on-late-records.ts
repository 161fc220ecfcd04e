import { projectDeleted, type ProjectSnapshot, Tenant, topics } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, loaded, type LoadContext, Outbox, Reactions } from '@blazon/event-log';
import { MikroORM, raw } from '@mikro-orm/postgresql';
import { Ctx, Payload } from '@nestjs/microservices';
import { Interval } from '@nestjs/schedule';
import { DeletedProjectRow } from '../project.entity.js';
import { tombstoneOf } from '../publish.js';

const HOUR_MS = 3_600_000;

/**
 * A publisher that has lost its database may still have a record on the wire, which lands behind the tombstone that its successor
 * has written: a reader that starts at the beginning of the log would find the project again. So its tombstone is written once more. That the
 * project has no row is no reason: a database that was restored from a backup lacks the newest ones.
 */
@Reactions()
export class OnLateRecords {
  constructor(
    private readonly orm: MikroORM,
    private readonly outbox: Outbox,
  ) {}

  @Load('project.created', 'project.updated', projectDeleted)
  async load(@Payload() events: DomainEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    await em.find(DeletedProjectRow, { id: { $in: events.map(({ subject }) => subject) } });
  }

  @EventPattern(projectDeleted)
  onDeleted(@Payload() { subject: id }: DomainEvent, @Ctx() { em }: EventContext): void {
    if (!loaded(em, DeletedProjectRow, id)) em.create(DeletedProjectRow, { id });
  }

  @EventPattern(['project.created', 'project.updated'])
  onProject(
    @Payload() { data }: DomainEvent<'project.created' | 'project.updated', ProjectSnapshot>,
    @Ctx() { em, afterCommit }: EventContext,
  ): void {
    if (!loaded(em, DeletedProjectRow, data.id)) return;
    this.outbox.add(em, [tombstoneOf(data.id, Tenant.parse(data))]);
    this.outbox.followUp(em, topics.projects, data.id);
    afterCommit(() => this.outbox.publishNow());
  }

  /** No append is on its way for an hour. */
  @Interval(HOUR_MS)
  async forget(): Promise<void> {
    await this.orm.em.fork().nativeDelete(DeletedProjectRow, { readAt: { $lt: raw(`now() - interval '1 hour'`) } });
  }
}
