/**
 * Loaded before anything else with `node --import`, because instrumentation patches modules while they load.
 * The standard OTEL_* variables rule it; spans are exported when OTEL_EXPORTER_OTLP_ENDPOINT names a collector.
 */
import { register } from 'import-in-the-middle/register-hooks.mjs';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { AlwaysOffSampler, NoopSpanProcessor } from '@opentelemetry/sdk-trace';
import { createMetricsReader } from './metrics.js';

// Only what is instrumented below goes through the loader hook; everything else loads at full speed.
register({ include: ['http', 'https', 'pg', 'pg-pool'] });

process.env.OTEL_SERVICE_NAME ??= 'blazon';
const exporting = process.env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined || process.env.OTEL_TRACES_EXPORTER !== undefined;

const sdk = new NodeSDK({
  // Without a collector nothing is recorded, but spans still have ids, so that every log line can name its trace.
  ...(exporting ? {} : { sampler: new AlwaysOffSampler(), spanProcessors: [new NoopSpanProcessor()] }),
  metricReaders: [createMetricsReader()],
  // The event log makes the spans of appending and processing itself: what patches kafkajs would tell everything twice.
  instrumentations: [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url }) => url === '/livez' || url === '/readyz' || url === '/metrics' }),
    new UndiciInstrumentation(),
    // Statements pass nothing on to anybody: where no one collects their spans, they are not worth their price.
    ...(exporting ? [new PgInstrumentation({ requireParentSpan: true })] : []),
  ],
});
sdk.start();

process.once('beforeExit', () => void sdk.shutdown());
