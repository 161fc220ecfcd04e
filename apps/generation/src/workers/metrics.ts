import { type Logger, LOGGER } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type BatchObservableResult, metrics } from '@opentelemetry/api';
import { WorkQueue } from './work-queue.js';

const meter = metrics.getMeter('@blazon/generation');
const depth = meter.createObservableGauge('generation.queue.depth', { description: 'Jobs that are waiting or being worked on' });
const oldest = meter.createObservableGauge('generation.queue.oldest', { description: 'Age of the oldest of them', unit: 'ms' });

/** From being accepted to its end, by how it ended. */
export const jobDuration = meter.createHistogram('generation.job.duration', {
  description: 'Time from the acceptance of a job to its end',
  unit: 'ms',
  advice: { explicitBucketBoundaries: [20, 40, 80, 150, 300, 600, 1_200, 2_500, 5_000, 10_000, 30_000, 60_000, 300_000] },
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
      result.observe(oldest, oldestMs);
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
