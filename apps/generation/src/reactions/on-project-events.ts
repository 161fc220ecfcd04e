import { type ProjectSnapshot, Tenant } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, loaded, type LoadContext, Reactions } from '@blazon/event-log';
import { isDeleted, loadDeleted } from '@blazon/platform';
import { Ctx, Payload } from '@nestjs/microservices';
import { ProjectRow } from '../entities.js';

type ProjectEvent = DomainEvent<'project.created' | 'project.updated', ProjectSnapshot>;

/** Knows which projects exist. */
@Reactions()
export class OnProjectEvents {
  @Load('project.created', 'project.updated')
  async load(@Payload() events: ProjectEvent[], @Ctx() { em }: LoadContext): Promise<void> {
    const ids = [...new Set(events.map(({ subject }) => subject))];
    await loadDeleted(em, ids);
    await em.find(ProjectRow, { id: { $in: ids } });
  }

  /** An update holds as much as the creation, which compaction may have removed. */
  @EventPattern(['project.created', 'project.updated'])
  onProject(@Payload() { data }: ProjectEvent, @Ctx() { em }: EventContext): void {
    if (isDeleted(em, data.id) || loaded(em, ProjectRow, data.id)) return;
    const { workspace_id: workspaceId, environment } = Tenant.parse(data);
    em.create(ProjectRow, { id: data.id, workspaceId, environment });
  }
}
