import { Module } from '@nestjs/common';
import { Nodes } from './nodes.js';
import { Deletion } from './projections/deletion.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnProjectDeleted } from './reactions/on-project-deleted.js';

/** All that happens because of events: enough to make the service's tables from the log. */
@Module({ controllers: [OnJobEvents, OnProjectDeleted], providers: [Nodes, Deletion], exports: [Nodes, Deletion] })
export class ProjectionModule {}
