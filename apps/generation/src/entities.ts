import type { Assets, JobTimeline, StyleData } from '@blazon/contracts';
import { DeletedProject } from '@blazon/platform';
import { defineEntity, type InferEntity, type InferKyselyDB, p } from '@mikro-orm/postgresql';
import type { JobState } from './domain/job.js';

const id = () => p.text().collation('C');
const tenant = { workspaceId: id(), environment: p.enum(['live', 'sandbox'] as const) };

/** A project that exists. */
export const ProjectRow = defineEntity({ name: 'ProjectRow', tableName: 'projects', properties: { id: id().primary(), ...tenant } });

/** A job as its events have made it. */
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

/** What a job has made. Nobody is told of it before the memory graph has its node. */
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

/** A record of a job in the log: whatever key the log ever saw of a project has to be erased with it. */
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
    /** What the history of the job says of an event that counted. */
    entry: p.json<JobTimeline['events'][number]>().columnType('json').nullable().lazy(),
  },
  indexes: [{ properties: ['projectId'], name: 'event_keys_of_project' }],
});

/** A job that a worker has to look at; the rules of the queue are told in work-queue.sql.ts. */
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

/** A result whose memory node has not come yet; the job is given up when it does not come in time, by the clock of the database. */
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
