import { topics } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Outbox, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Nodes } from '../nodes.js';
import { forgetVersions } from '../projections/job-versions.js';
import { closeProject, lockProjects } from '../projections/projects.js';

/** Forgets a deleted project: its nodes here, and what the log holds of them. */
@Reactions()
export class OnProjectDeleted {
  constructor(
    private readonly nodes: Nodes,
    private readonly outbox: Outbox,
  ) {}

  @EventPattern('project.deleted')
  async onDeleted(@Payload() { subject: projectId }: DomainEvent, @Ctx() { em, record, afterCommit }: EventContext): Promise<void> {
    await lockProjects(em, record);
    await closeProject(em, projectId);
    await forgetVersions(em, projectId);
    await this.outbox.erase(em, topics.memory, projectId, await this.nodes.forget(em, projectId));
    afterCommit(() => this.outbox.publishNow());
  }
}
