import { OnProjectDeleted, PROJECT_DATA } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { Nodes } from './nodes.js';
import { Deletion } from './projections/deletion.js';
import { OnJobEvents } from './reactions/on-job-events.js';

/** All that happens because of events: enough to make the service's tables from the log. */
@Module({
  controllers: [OnJobEvents, OnProjectDeleted],
  providers: [Nodes, { provide: PROJECT_DATA, useClass: Deletion }],
  exports: [Nodes, PROJECT_DATA],
})
export class ProjectionModule {}
