import { Module } from '@nestjs/common';
import { GenerationController } from './api/generation.controller.js';
import { Jobs } from './jobs.js';
import { Brands } from './projections/brands.js';
import { Deletion } from './projections/deletion.js';
import { JobHistory } from './projections/job-history.js';
import { Orphans } from './projections/orphans.js';
import { KnownProjects } from './projections/projects.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnMemoryEvents } from './reactions/on-memory-events.js';
import { OnProjectEvents } from './reactions/on-project-events.js';
import { Success } from './reactions/success.js';
import { Timeline } from './timeline.js';
import { Dispatcher } from './workers/dispatcher.js';
import { QueueMetrics } from './workers/metrics.js';
import { WorkQueue } from './workers/work-queue.js';

@Module({
  controllers: [GenerationController, OnProjectEvents, OnJobEvents, OnMemoryEvents],
  providers: [Jobs, Timeline, KnownProjects, JobHistory, Brands, Deletion, Orphans, Success, WorkQueue, QueueMetrics, Dispatcher],
})
export class AppModule {}
