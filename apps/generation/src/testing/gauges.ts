import { createNoopMeter, metrics } from '@opentelemetry/api';

/** What each gauge that is made from now on in this process was last set to. */
export const gauges = new Map<string, number>();

const meter = createNoopMeter();
meter.createGauge = (name) => ({ record: (value) => void gauges.set(name, value) });
metrics.setGlobalMeterProvider({ getMeter: () => meter });
