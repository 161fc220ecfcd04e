import { type Logger, LOGGER, QueueGauges } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { metrics } from '@opentelemetry/api';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';

const meter = metrics.getMeter('@blazon/webhook-delivery');
const backlog = meter.createObservableGauge('webhook.backlog', { description: 'Deliveries with an attempt to come' });
const oldestDue = meter.createObservableGauge('webhook.oldest_due_seconds', {
  description: 'For how long the oldest attempt that is due has not begun',
  unit: 's',
});
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Attempts, by whether they succeeded. */
export const attemptCounter = meter.createCounter('webhook.attempts', { description: 'Attempts that were made' });

/** Events that were too old to be sent when they were read. */
export const skippedCounter = meter.createCounter('webhook.skipped', {
  description: 'Events that were recorded and not sent, because they were older than the history is kept when they were read',
});

/** How long receivers took, connection included. */
export const attemptDuration = meter.createHistogram('webhook.attempt.duration_seconds', {
  description: 'Time from the start of an attempt to its end',
  unit: 's',
  advice: { explicitBucketBoundaries: buckets },
});

/** How late attempts begin, measured against the schedule. */
export const attemptDelay = meter.createHistogram('webhook.attempt.delay_seconds', {
  description: 'Time from the moment an attempt was due to its start',
  unit: 's',
  advice: { explicitBucketBoundaries: buckets },
});

@Injectable()
export class QueueMetrics extends QueueGauges {
  constructor(
    private readonly queue: DeliveryQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(meter, { length: backlog, oldestSeconds: oldestDue }, logger);
  }

  protected async look() {
    const { pending, oldestDueMs } = await this.queue.backlog();
    return { length: pending, oldestMs: oldestDueMs };
  }
}
