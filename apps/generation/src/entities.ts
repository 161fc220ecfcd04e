import type { Assets, JobTimeline, StyleData } from '@blazon/contracts';
import { DeletedProject } from '@blazon/platform';
import { defineEntity, type InferEntity, type InferKyselyDB, p } from '@mikro-orm/postgresql';
import type { JobState } from './domain/job.js';

const id = () => p.text().collation('C');
const tenant = { workspaceId: id(), environment: p.enum(['live', 'sandbox'] as const) };

/** A project that exists. */
export const ProjectRow = defineEntity({ name: 'ProjectRow', tableName: 'projects', properties: { id: id().primary(), ...tenant } });

/** The state of a job, folded from its events. */
export const JobRow = defineEntity({
  name: 'JobRow',
  tableName: 'jobs',
  properties: {
    id: id().primary(),
    projectId: id(),
    ...tenant,
    version: p.integer(),
    /** The event that led to this state. */
    eventId: id(),
    state: p.json<JobState>(),
  },
  indexes: [{ properties: ['projectId'], name: 'jobs_of_project' }],
});
export type JobRow = InferEntity<typeof JobRow>;

/** The result of a job. It is not published before the memory graph has its node. */
export const BrandRow = defineEntity({
  name: 'BrandRow',
  tableName: 'brands',
  properties: {
    id: id().primary(),
    projectId: id(),
    ...tenant,
    jobId: id(),
    memoryId: id(),
    parentMemoryId: id().nullable(),
    createdAt: p.datetime(6),
    assets: p.json<Assets>().columnType('json').lazy(),
    style: p.json<StyleData>().columnType('json').lazy(),
  },
  uniques: [{ properties: ['memoryId'], name: 'brands_memory_id_key' }],
  indexes: [
    { properties: ['workspaceId', 'environment', 'id'], name: 'brands_of_tenant' },
    { properties: ['projectId', 'id'], name: 'brands_of_project' },
  ],
});

/** A node that the memory graph has confirmed. */
export const ConfirmedNode = defineEntity({
  name: 'ConfirmedNode',
  tableName: 'memory_nodes',
  properties: { id: id().primary(), projectId: id() },
  indexes: [{ properties: ['projectId'], name: 'memory_nodes_of_project' }],
});

/** A record of a job in the log: every key that the log ever had of a project must be erased with it. */
export const EventKey = defineEntity({
  name: 'EventKey',
  tableName: 'event_keys',
  properties: {
    key: id().primary(),
    projectId: id(),
    partition: p.integer(),
    offset: p.bigint(),
    /** Whether the event counted; a loser of the version rule did not. */
    applied: p.boolean(),
    /** The entry in the history of the job, for an event that counted. */
    entry: p.json<JobTimeline['events'][number]>().columnType('json').nullable().lazy(),
  },
  indexes: [{ properties: ['projectId'], name: 'event_keys_of_project' }],
});

/** A job with pending work; work-queue.sql.ts has the rules of the queue. */
export const WorkRow = defineEntity({
  name: 'WorkRow',
  tableName: 'work',
  properties: {
    jobId: id().primary(),
    projectId: id(),
    workspaceId: id(),
    turn: p.bigint(),
    dueAt: p.datetime(6).defaultRaw('now()'),
    holder: p.text().nullable(),
    queuedAt: p.datetime(6),
    trace: p.json<Record<string, string>>(),
  },
  indexes: [
    { properties: ['turn', 'jobId'], name: 'work_by_turn' },
    { properties: ['workspaceId', 'turn'], name: 'work_of_workspace' },
    { properties: ['projectId'], name: 'work_of_project' },
  ],
});

/** A result without a memory node yet; the job fails if the node does not come in time, by the clock of the database. */
export const AwaitedNode = defineEntity({
  name: 'AwaitedNode',
  tableName: 'awaited_nodes',
  properties: {
    jobId: id().primary(),
    projectId: id(),
    since: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [
    { properties: ['since'], name: 'awaited_nodes_by_age' },
    { properties: ['projectId'], name: 'awaited_nodes_of_project' },
  ],
});

export const entities = [ProjectRow, DeletedProject, JobRow, BrandRow, ConfirmedNode, EventKey, WorkRow, AwaitedNode] as const;

/** The same for typed queries. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;
