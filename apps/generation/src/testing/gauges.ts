import { createNoopMeter, metrics } from '@opentelemetry/api';

/** The last value of each gauge that this process creates from now on. */
export const gauges = new Map<string, number>();

const meter = createNoopMeter();
meter.createGauge = (name) => ({ record: (value) => void gauges.set(name, value) });
metrics.setGlobalMeterProvider({ getMeter: () => meter });
