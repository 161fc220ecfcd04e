import { Module } from '@nestjs/common';
import { Brands } from './projections/brands.js';
import { Deletion } from './projections/deletion.js';
import { JobHistory } from './projections/job-history.js';
import { AwaitedNodes } from './reactions/awaited-nodes.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnMemoryEvents } from './reactions/on-memory-events.js';
import { OnProjectEvents } from './reactions/on-project-events.js';
import { Success } from './reactions/success.js';
import { WorkQueue } from './workers/work-queue.js';

/** All that happens because of events: enough to make the service's tables from the log. */
@Module({
  controllers: [OnProjectEvents, OnJobEvents, OnMemoryEvents],
  providers: [JobHistory, Brands, Deletion, Success, AwaitedNodes, WorkQueue],
  exports: [JobHistory, Brands, Deletion, WorkQueue],
})
export class ProjectionModule {}
