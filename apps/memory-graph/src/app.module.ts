import { Module } from '@nestjs/common';
import { MemoryGraphController } from './api/memory-graph.controller.js';
import { Nodes } from './nodes.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnProjectDeleted } from './reactions/on-project-deleted.js';

@Module({ controllers: [MemoryGraphController, OnJobEvents, OnProjectDeleted], providers: [Nodes] })
export class AppModule {}
