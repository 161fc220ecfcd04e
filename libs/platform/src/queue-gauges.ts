import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { BatchObservableResult, Meter, ObservableGauge } from '@opentelemetry/api';
import type { Logger } from './logger.js';

/** Two gauges of a queue. */
interface Gauges {
  length: ObservableGauge;
  oldestSeconds: ObservableGauge;
}

/** Reports how long a queue is, and for how long its oldest entry has waited, whenever metrics are collected. */
export abstract class QueueGauges implements OnApplicationBootstrap, OnModuleDestroy {
  protected constructor(
    private readonly meter: Meter,
    private readonly gauges: Gauges,
    private readonly logger: Logger,
  ) {}

  private get all(): ObservableGauge[] {
    return [this.gauges.length, this.gauges.oldestSeconds];
  }

  protected abstract look(): Promise<{ length: number; oldestMs: number }>;

  private readonly observe = async (result: BatchObservableResult) => {
    try {
      const { length, oldestMs } = await this.look();
      result.observe(this.gauges.length, length);
      result.observe(this.gauges.oldestSeconds, oldestMs / 1_000);
    } catch (error) {
      this.logger.warn({ err: error }, 'the length of a queue is not known now');
    }
  };

  onApplicationBootstrap(): void {
    this.meter.addBatchObservableCallback(this.observe, this.all);
  }

  onModuleDestroy(): void {
    this.meter.removeBatchObservableCallback(this.observe, this.all);
  }
}
