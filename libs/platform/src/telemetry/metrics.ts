import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';

/** Collects the process's metrics when asked; there is no server of its own. */
export const metricsReader = new PrometheusExporter({ preventServerStart: true });

/** The metrics of this process in Prometheus' text format; empty where telemetry was not preloaded. */
export async function metricsText(): Promise<string> {
  const { resourceMetrics } = await metricsReader.collect();
  return new PrometheusSerializer().serialize(resourceMetrics);
}
