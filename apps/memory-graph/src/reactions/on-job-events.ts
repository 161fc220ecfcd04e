import type { JobEventData, JobEventType } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Outbox, Reactions } from '@blazon/event-log';
import { Ctx, Payload } from '@nestjs/microservices';
import { hasToBeAdded, type MemoryNode } from '../domain/memory-node.js';
import { Nodes } from '../nodes.js';
import { isNext } from '../projections/job-versions.js';
import { toRecord } from '../publish.js';

/** A generated brand becomes a node of its project's memory. */
@Reactions()
export class OnJobEvents {
  constructor(
    private readonly nodes: Nodes,
    private readonly outbox: Outbox,
  ) {}

  @EventPattern('brand.generated')
  async onGenerated(
    @Payload() event: DomainEvent<'brand.generated', JobEventData['brand.generated']>,
    @Ctx() { sql, afterCommit }: EventContext,
  ): Promise<void> {
    if (!(await isNext(sql, event.data))) return;
    const node = nodeOf(event.data);
    if (!hasToBeAdded(node, await this.nodes.surroundings(sql, node))) return;
    await this.nodes.add(sql, node);
    await this.outbox.add(sql, [toRecord(node, event.id)]);
    afterCommit(() => this.outbox.publishNow());
  }

  /** Only their versions matter here: without them nobody could tell which of two `brand.generated` came too late. */
  @EventPattern(['job.queued', 'job.started', 'job.attempt_failed', 'job.succeeded', 'job.failed'])
  async onOther(@Payload() event: DomainEvent<JobEventType, JobEventData[JobEventType]>, @Ctx() { sql }: EventContext): Promise<void> {
    await isNext(sql, event.data);
  }
}

function nodeOf(brand: JobEventData['brand.generated']): MemoryNode {
  const { memory_id, workspace_id, environment, project_id, job_id, parent_memory_id, prompt, style, at } = brand;
  return {
    id: memory_id,
    tenant: { workspace_id, environment },
    project_id,
    job_id,
    parent_id: parent_memory_id,
    prompt,
    style,
    created_at: new Date(at),
  };
}
