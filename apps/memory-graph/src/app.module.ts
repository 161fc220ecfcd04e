import { orphanSweep } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { MemoryGraphController } from './api/memory-graph.controller.js';
import { ProjectionModule } from './projection.module.js';
import { Deletion } from './projections/deletion.js';

@Module({ imports: [ProjectionModule], controllers: [MemoryGraphController], providers: [orphanSweep(Deletion)] })
export class AppModule {}
