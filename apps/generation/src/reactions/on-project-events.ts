import { Tenant, type ProjectSnapshot } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Outbox, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Deletion } from '../projections/deletion.js';
import { KnownProjects } from '../projections/projects.js';

/** Knows the projects that jobs may be queued for, and forgets everything about a deleted one. */
@Reactions()
export class OnProjectEvents {
  constructor(
    private readonly projects: KnownProjects,
    private readonly deletion: Deletion,
    private readonly outbox: Outbox,
  ) {}

  @EventPattern('project.created')
  async onCreated(@Payload() { data }: DomainEvent<'project.created', ProjectSnapshot>, @Ctx() context: EventContext): Promise<void> {
    await this.know(data, context);
  }

  /** Compaction may have left only this one. */
  @EventPattern('project.updated')
  async onUpdated(@Payload() { data }: DomainEvent<'project.updated', ProjectSnapshot>, @Ctx() context: EventContext): Promise<void> {
    await this.know(data, context);
  }

  @EventPattern('project.deleted')
  async onDeleted(@Payload() event: DomainEvent, @Ctx() { em, afterCommit }: EventContext): Promise<void> {
    if (!(await this.projects.isOpen(em, event.subject))) return;
    await this.deletion.forget(em, event.subject);
    afterCommit(() => this.outbox.publishNow());
  }

  private async know(project: ProjectSnapshot, { em }: EventContext): Promise<void> {
    if (await this.projects.isOpen(em, project.id)) await this.projects.add(em, project.id, Tenant.parse(project));
  }
}
