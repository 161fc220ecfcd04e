import { jobEvents, memoryEvents, projectEvents, topics } from '@blazon/contracts';
import { readerEntities, readerMigrations } from '@blazon/event-log';
import type { ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { generationConfig } from './config.js';
import { entities } from './entities.js';
import { CreateGeneration } from './migrations/0001-generation.js';
import { OrderBrands } from './migrations/0002-brand-order.js';
import { JobHistories } from './migrations/0003-job-histories.js';
import { AwaitedNodes } from './migrations/0004-awaited-nodes.js';
import { ProjectionModule } from './projection.module.js';

/** Owns jobs and brands: accepts jobs, runs them, and publishes their results. */
export const generationService: ServiceDefinition<typeof generationConfig> = {
  name: 'generation',
  config: generationConfig,
  database: {
    entities: [...readerEntities, ...entities],
    migrations: [CreateGeneration, OrderBrands, JobHistories, AwaitedNodes, ...readerMigrations],
  },
  topics: [topics.projects, topics.jobs, topics.memory],
  consumes: [topics.projects, topics.jobs, topics.memory],
  events: { ...projectEvents, ...jobEvents, ...memoryEvents },
  // By then the memory graph has the node, which is what others here may wait for.
  collect: { types: ['job.succeeded'], ms: 100 },
  module: () => AppModule,
  projection: { module: ProjectionModule, tables: ['brands', 'memory_nodes', 'projects', 'jobs', 'event_keys'] },
};
