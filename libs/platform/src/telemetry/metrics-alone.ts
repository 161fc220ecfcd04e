import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  hostDetector,
  osDetector,
  processDetector,
  resourceAttributesEnvDetector,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { AlwaysOffSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { createMetricsReader } from './metrics.js';

/**
 * Starts the telemetry of a process whose spans nobody collects: none is recorded and nothing is patched, which would cost a fifth of a
 * request. The spans that we make ourselves still have ids, so that the log lines of one reaction can be told from those of another. The
 * result ends it.
 */
export function start(): () => Promise<void> {
  const detectors = [
    serviceInstanceIdDetector,
    processDetector,
    hostDetector,
    osDetector,
    resourceAttributesEnvDetector,
    serviceNameEnvDetector,
  ];
  const meters = new MeterProvider({ resource: defaultResource().merge(detectResources({ detectors })), readers: [createMetricsReader()] });
  metrics.setGlobalMeterProvider(meters);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new TracerProvider({ sampler: new AlwaysOffSampler() }));
  return () => meters.shutdown();
}
