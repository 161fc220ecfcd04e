import type { MemoryNodeAdded } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, loaded, type LoadContext, Reactions } from '@blazon/event-log';
import { loadDeleted } from '@blazon/platform';
import { Ctx, Payload } from '@nestjs/microservices';
import { JobRow } from '../entities.js';
import { Brands } from '../projections/brands.js';
import { Success } from './success.js';

type NodeAdded = DomainEvent<'memory.node_added', MemoryNodeAdded>;

/** A job succeeds when the memory graph has its node. A late node of a deleted project has no effect, since its jobs are gone. */
@Reactions()
export class OnMemoryEvents {
  constructor(
    private readonly brands: Brands,
    private readonly success: Success,
  ) {}

  @Load('memory.node_added')
  async load(@Payload() events: NodeAdded[], @Ctx() { em }: LoadContext): Promise<void> {
    await em.find(JobRow, { id: { $in: [...new Set(events.map(({ data }) => data.job_id))] } });
    // Where there is a job there is its project.
    const unknown = events.filter(({ data }) => !loaded(em, JobRow, data.job_id)).map(({ data }) => data.project_id);
    await loadDeleted(em, unknown);
    await this.brands.loadNodes(
      em,
      events.map(({ data }) => data.id),
    );
  }

  @EventPattern('memory.node_added')
  onNodeAdded(@Payload() { data }: NodeAdded, @Ctx() context: EventContext): void {
    const job = loaded(context.em, JobRow, data.job_id);
    // It comes too late: its job was given up, and the memory graph removes the node when it hears of that.
    if (job?.state.status === 'failed') return;
    this.brands.addNode(context.em, data.id, data.project_id);
    if (job) this.success.announce(job, context);
  }
}
