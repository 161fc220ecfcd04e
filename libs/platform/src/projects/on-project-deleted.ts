import { projectDeleted } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Outbox, Reactions } from '@blazon/event-log';
import { Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { forgetProject } from './deleted-project.js';
import { PROJECT_DATA, type ProjectData } from './project-data.js';

/** Deletes everything that a service holds of a deleted project, and what the service wrote about it to the log. */
@Reactions()
export class OnProjectDeleted {
  constructor(
    @Inject(PROJECT_DATA) private readonly held: ProjectData,
    private readonly outbox: Outbox,
  ) {}

  @EventPattern(projectDeleted)
  async onDeleted(@Payload() { subject }: DomainEvent, @Ctx() { em, afterCommit }: EventContext): Promise<void> {
    await forgetProject(em, this.held, subject);
    afterCommit(() => this.outbox.publishNow());
  }
}
