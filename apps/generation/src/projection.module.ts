import { OnProjectDeleted, PROJECT_DATA } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { Brands } from './projections/brands.js';
import { Deletion } from './projections/deletion.js';
import { JobHistory } from './projections/job-history.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnMemoryEvents } from './reactions/on-memory-events.js';
import { OnProjectEvents } from './reactions/on-project-events.js';
import { Success } from './reactions/success.js';
import { WorkQueue } from './workers/work-queue.js';

/** Everything that reacts to events: enough to build the service's tables from the log. */
@Module({
  controllers: [OnProjectEvents, OnProjectDeleted, OnJobEvents, OnMemoryEvents],
  providers: [JobHistory, Brands, { provide: PROJECT_DATA, useClass: Deletion }, Success, WorkQueue],
  exports: [JobHistory, Brands, PROJECT_DATA, WorkQueue],
})
export class ProjectionModule {}
