import { memoryEvents, topics } from '@blazon/contracts';
import { type NewRecord, toRecord as encode } from '@blazon/event-log';
import type { MemoryNode } from './domain/memory-node.js';

const source = 'blazon/memory-graph';
const topic = topics.memory.name;

/** The record by which other services learn that a node is there. */
export function toRecord({ id, project_id, job_id, parent_id, tenant }: MemoryNode, causationId: string): NewRecord {
  return encode(memoryEvents, {
    topic,
    key: id,
    partitionKey: project_id,
    type: 'memory.node_added',
    source,
    subject: id,
    correlationId: job_id,
    causationId,
    data: { ...tenant, id, project_id, job_id, parent_id, at: Date.now() },
  });
}
