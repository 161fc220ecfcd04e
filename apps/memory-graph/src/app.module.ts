import { OrphanSweep } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { MemoryGraphController } from './api/memory-graph.controller.js';
import { ProjectionModule } from './projection.module.js';

@Module({ imports: [ProjectionModule], controllers: [MemoryGraphController], providers: [OrphanSweep] })
export class AppModule {}
