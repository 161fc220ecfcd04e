import { jobEvents, topics } from '@blazon/contracts';
import { readerEntities, readerMigrations } from '@blazon/event-log';
import { serviceConfig, type ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { entities } from './entities.js';
import { CreateMemoryGraph } from './migrations/0001-memory-graph.js';
import { NodesOfProject } from './migrations/0002-nodes-of-project.js';
import { ProjectionModule } from './projection.module.js';

/** Owns the memory of projects: which result was refined from which, and everything needed to refine it again. */
export const memoryGraphService: ServiceDefinition = {
  name: 'memory-graph',
  config: serviceConfig,
  database: { entities: [...readerEntities, ...entities], migrations: [CreateMemoryGraph, NodesOfProject, ...readerMigrations] },
  topics: [topics.projects, topics.jobs, topics.memory],
  consumes: [topics.projects, topics.jobs],
  events: jobEvents,
  // Only their versions matter here, when the next brand comes.
  collect: { types: ['job.queued', 'job.started', 'job.attempt_failed', 'job.succeeded'], ms: 2_000 },
  module: () => AppModule,
  projection: { module: ProjectionModule, tables: ['nodes', 'job_versions'] },
};
