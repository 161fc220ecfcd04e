import { type Logger, LOGGER, QueueGauges } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { metrics } from '@opentelemetry/api';
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

/** The time in the engine, including the wait for a free thread, by outcome. */
export const engineDuration = meter.createHistogram('generation.engine.duration_seconds', {
  description: 'Time from handing a job to the engine to its result',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 10, 30, 60] },
});

@Injectable()
export class QueueMetrics extends QueueGauges {
  constructor(
    private readonly queue: WorkQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(meter, { length: depth, oldestSeconds: oldest }, logger);
  }

  protected async look() {
    const { jobs, oldestMs } = await this.queue.depth();
    return { length: jobs, oldestMs };
  }
}
