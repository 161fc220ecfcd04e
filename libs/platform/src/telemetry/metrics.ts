import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';

let reader: PrometheusExporter | undefined;

/** Collects the process's metrics on request; it has no server. To be registered with the SDK. */
export function createMetricsReader(): PrometheusExporter {
  reader = new PrometheusExporter({ preventServerStart: true });
  return reader;
}

/** The metrics of this process in Prometheus' text format; empty where telemetry was not preloaded. */
export async function metricsText(): Promise<string> {
  if (reader === undefined) return '';
  const { resourceMetrics } = await reader.collect();
  return new PrometheusSerializer().serialize(resourceMetrics);
}
