import { OrphanSweep } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { StudioController } from './api/studio.controller.js';
import { GenerationController } from './api/generation.controller.js';
import { Jobs } from './jobs.js';
import { ProjectionModule } from './projection.module.js';
import { ProjectJobs } from './projections/project-jobs.js';
import { Timeline } from './timeline.js';
import { Dispatcher } from './workers/dispatcher.js';
import { MemoryDeadline } from './workers/memory-deadline.js';
import { QueueMetrics } from './workers/metrics.js';

@Module({
  imports: [ProjectionModule],
  controllers: [GenerationController, StudioController],
  providers: [Jobs, ProjectJobs, Timeline, OrphanSweep, QueueMetrics, MemoryDeadline, Dispatcher],
})
export class AppModule {}
