import { type JobEventData, jobEvents, type JobEventType, type JobFact, topics } from '@blazon/contracts';
import { type DomainEvent, type EventContext, EventPattern, Load, type LoadContext, Outbox, Reactions } from '@blazon/event-log';
import { timeOf } from '@blazon/kernel';
import { follow, loadJobs } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Ctx, Payload } from '@nestjs/microservices';
import { hasToBeAdded, type MemoryNode } from '../domain/memory-node.js';
import { JobVersion } from '../entities.js';
import { Nodes } from '../nodes.js';
import { toRecord } from '../publish.js';

type EventOfJob<Type extends JobEventType = JobEventType> = { [Each in Type]: DomainEvent<Each, JobEventData[Each]> }[Type];

/** A generated brand becomes a node of its project's memory. */
@Reactions()
export class OnJobEvents {
  constructor(
    private readonly nodes: Nodes,
    private readonly outbox: Outbox,
  ) {}

  @Load(...Object.keys(jobEvents))
  async load(@Payload() events: EventOfJob[], @Ctx() { em }: LoadContext): Promise<void> {
    await loadJobs(
      em,
      JobVersion,
      events.map(({ data }) => data),
    );
    await this.nodes.load(
      em,
      events.flatMap((event) => (event.type === 'brand.generated' ? [nodeOf(event.data)] : [])),
    );
  }

  @EventPattern('brand.generated')
  onGenerated(@Payload() event: EventOfJob<'brand.generated'>, @Ctx() { em, afterCommit }: EventContext): void {
    if (!counts(em, event.data)) return;
    const node = nodeOf(event.data);
    if (!hasToBeAdded(node, this.nodes.surroundings(em, node))) return;
    this.nodes.add(em, node);
    this.outbox.add(em, [toRecord(node, event.id)]);
    afterCommit(() => this.outbox.publishNow());
  }

  /** Only their versions matter here: without them nobody could tell which of two `brand.generated` came too late. */
  @EventPattern(['job.queued', 'job.started', 'job.attempt_failed', 'job.succeeded'])
  onOther(@Payload() event: EventOfJob, @Ctx() { em }: EventContext): void {
    counts(em, event.data);
  }

  /** A job that was given up after its result leaves no node: nobody was notified of it, and nobody may refine it. */
  @EventPattern('job.failed')
  async onFailed(@Payload() { data }: EventOfJob<'job.failed'>, @Ctx() { em, afterCommit }: EventContext): Promise<void> {
    if (!counts(em, data)) return;
    await em.flush();
    const removed = await this.nodes.forgetOfJob(em, data.project_id, data.job_id);
    if (removed.length === 0) return;
    await this.outbox.erase(em, topics.memory, data.project_id, removed);
    afterCommit(() => this.outbox.publishNow());
  }
}

/** Whether an event is the next one of its job. If it is, no other of its version will be. */
function counts(em: EntityManager, event: JobFact): boolean {
  const { job_id: jobId, project_id: projectId, version } = event;
  return follow(em, JobVersion, event, () => em.create(JobVersion, { jobId, projectId, version })) !== undefined;
}

function nodeOf(brand: JobEventData['brand.generated']): MemoryNode {
  const { memory_id, workspace_id, environment, project_id, job_id, parent_memory_id, prompt, style } = brand;
  return {
    id: memory_id,
    tenant: { workspace_id, environment },
    project_id,
    job_id,
    parent_id: parent_memory_id,
    prompt,
    style,
    created_at: timeOf(memory_id),
  };
}
