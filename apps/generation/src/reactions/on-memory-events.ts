import type { MemoryNodeAdded } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { Brands } from '../projections/brands.js';
import { Success } from './success.js';

/** A job succeeds when the memory graph has its node. Jobs of a deleted project are gone, so nothing comes of a late node. */
@Reactions()
export class OnMemoryEvents {
  constructor(
    private readonly brands: Brands,
    private readonly success: Success,
  ) {}

  @EventPattern('memory.node_added')
  async onNodeAdded(@Payload() { data }: DomainEvent<'memory.node_added', MemoryNodeAdded>, @Ctx() context: EventContext): Promise<void> {
    await this.brands.addNode(context.em, data.id, data.project_id);
    await this.success.announce(data.job_id, context);
  }
}
