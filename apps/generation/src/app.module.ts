import { orphanSweep } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { GenerationController } from './api/generation.controller.js';
import { Jobs } from './jobs.js';
import { ProjectionModule } from './projection.module.js';
import { Deletion } from './projections/deletion.js';
import { Timeline } from './timeline.js';
import { Dispatcher } from './workers/dispatcher.js';
import { QueueMetrics } from './workers/metrics.js';

@Module({
  imports: [ProjectionModule],
  controllers: [GenerationController],
  providers: [Jobs, Timeline, orphanSweep(Deletion), QueueMetrics, Dispatcher],
})
export class AppModule {}
