import type { MemoryNodeAdded } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Brands } from '../projections/brands.js';
import { KnownProjects } from '../projections/projects.js';
import { Success } from './success.js';

/** A job succeeds when the memory graph has its node. */
@Reactions()
export class OnMemoryEvents {
  constructor(
    private readonly projects: KnownProjects,
    private readonly brands: Brands,
    private readonly success: Success,
  ) {}

  @EventPattern('memory.node_added')
  async onNodeAdded(@Payload() { data }: DomainEvent<'memory.node_added', MemoryNodeAdded>, @Ctx() context: EventContext): Promise<void> {
    if (!(await this.projects.isOpen(context.sql, context.record, data.project_id))) return;
    await this.brands.addNode(context.sql, data.id, data.project_id);
    await this.success.announce(data.job_id, context);
  }
}
