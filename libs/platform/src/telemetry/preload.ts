/**
 * Loaded before anything else with `node --import`, because instrumentation patches modules while they load.
 * The standard OTEL_* variables rule it; spans are exported when OTEL_EXPORTER_OTLP_ENDPOINT names a collector.
 */
import { sendLastSpansBy } from './last-spans.js';

process.env.OTEL_SERVICE_NAME ??= 'blazon';
// Baggage, which nobody here writes, would carry what strangers say into records.
process.env.OTEL_PROPAGATORS ??= 'tracecontext';
const exporting = process.env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined || process.env.OTEL_TRACES_EXPORTER !== undefined;

// The exporters and the instrumentation take a third of a second of CPU time to load.
const { start } = exporting ? await import('./exporting.js') : await import('./metrics-alone.js');
const shutdown = start();
sendLastSpansBy(shutdown);
process.once('beforeExit', () => void shutdown());
