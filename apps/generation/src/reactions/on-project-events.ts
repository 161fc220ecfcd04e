import { type ProjectSnapshot, Tenant } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, loaded, type LoadContext, Outbox, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { DeletedProject, ProjectRow } from '../entities.js';
import { Deletion } from '../projections/deletion.js';

/** Knows which projects exist, and forgets everything of those that are deleted. */
@Reactions()
export class OnProjectEvents {
  constructor(
    private readonly deletion: Deletion,
    private readonly outbox: Outbox,
  ) {}

  @Load('project.created', 'project.updated', 'project.deleted')
  async load(@Payload() events: DomainEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    const ids = [...new Set(events.map(({ subject }) => subject))];
    await em.find(DeletedProject, { id: { $in: ids } });
    await em.find(ProjectRow, { id: { $in: ids } });
  }

  /** An update says as much as the creation, of which compaction may have left nothing. */
  @EventPattern(['project.created', 'project.updated'])
  onProject(@Payload() { data }: DomainEvent<'project.created' | 'project.updated', ProjectSnapshot>, @Ctx() { em }: EventContext): void {
    if (loaded(em, DeletedProject, data.id) || loaded(em, ProjectRow, data.id)) return;
    const { workspace_id: workspaceId, environment } = Tenant.parse(data);
    em.create(ProjectRow, { id: data.id, workspaceId, environment });
  }

  @EventPattern('project.deleted')
  async onDeleted(@Payload() { subject }: DomainEvent, @Ctx() { em, afterCommit }: EventContext): Promise<void> {
    if (loaded(em, DeletedProject, subject)) return;
    await this.deletion.forget(em, subject);
    afterCommit(() => this.outbox.publishNow());
  }
}
