import { jobEvents, topics } from '@blazon/contracts';
import { type NewRecord, toRecord as encode } from '@blazon/event-log';
import type { JobEvent } from './domain/job.js';

const source = 'blazon/generation';
const topic = topics.jobs.name;

/**
 * The record of a job event. Every event has its own key, so that compaction keeps the whole history and a losing duplicate replaces
 * nothing.
 */
export function toRecord(event: JobEvent, id: string, causationId?: string): NewRecord {
  const { type, ...data } = event;
  return encode(jobEvents, {
    topic,
    key: `${event.job_id}/${id}`,
    partitionKey: event.project_id,
    id,
    source,
    subject: event.job_id,
    time: new Date(event.at),
    correlationId: event.job_id,
    ...(causationId !== undefined && { causationId }),
    type,
    data,
    // Type and data come out of one event, so they fit each other; the compiler has lost that when it took them apart.
  } as Parameters<typeof encode<typeof jobEvents>>[1]);
}
