import { type Logger, LOGGER } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type BatchObservableResult, metrics } from '@opentelemetry/api';
import { WorkQueue } from './work-queue.js';

const meter = metrics.getMeter('@blazon/generation');
const depth = meter.createObservableGauge('generation.queue.depth', { description: 'Jobs that are waiting or being worked on' });
const oldest = meter.createObservableGauge('generation.queue.oldest_seconds', { description: 'Age of the oldest of them', unit: 's' });

/** From being accepted to its end, by how it ended. */
export const jobDuration = meter.createHistogram('generation.job.duration_seconds', {
  description: 'Time from the acceptance of a job to its end',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 10, 30, 60, 300] },
});

/** What the engine took, its wait for a free thread included, by what came of it. */
export const engineDuration = meter.createHistogram('generation.engine.duration_seconds', {
  description: 'Time from handing a job to the engine to its result',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 10, 30, 60] },
});

/** Reports the work queue whenever metrics are collected. */
@Injectable()
export class QueueMetrics implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly queue: WorkQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  private readonly observe = async (result: BatchObservableResult) => {
    try {
      const { jobs, oldestMs } = await this.queue.depth();
      result.observe(depth, jobs);
      result.observe(oldest, oldestMs / 1_000);
    } catch (error) {
      this.logger.warn({ err: error }, 'the depth of the work queue is not known now');
    }
  };

  onApplicationBootstrap(): void {
    meter.addBatchObservableCallback(this.observe, [depth, oldest]);
  }

  onModuleDestroy(): void {
    meter.removeBatchObservableCallback(this.observe, [depth, oldest]);
  }
}
