/**
 * Loaded before anything else with `node --import`, because instrumentation patches modules while they load.
 * The standard OTEL_* variables rule it; spans are exported when OTEL_EXPORTER_OTLP_ENDPOINT names a collector.
 */
import type { IncomingMessage } from 'node:http';
import { register } from 'import-in-the-middle/register-hooks.mjs';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { AlwaysOffSampler, NoopSpanProcessor } from '@opentelemetry/sdk-trace';
import { BearerTokens } from '../http/bearer-tokens.js';
import { sendLastSpansBy } from './last-spans.js';
import { createMetricsReader } from './metrics.js';

process.env.OTEL_SERVICE_NAME ??= 'blazon';
// Baggage, which nobody here writes, would carry what strangers say into records.
process.env.OTEL_PROPAGATORS ??= 'tracecontext';
const exporting = process.env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined || process.env.OTEL_TRACES_EXPORTER !== undefined;

const sdk = new NodeSDK({
  metricReaders: [createMetricsReader()],
  // Where nobody collects spans, none is recorded and nothing is patched, which would cost a fifth of a request. The spans that we make
  // ourselves still have ids, so that the log lines of one reaction can be told from those of another.
  ...(exporting
    ? { instrumentations: instrumentations() }
    : { sampler: new AlwaysOffSampler(), spanProcessors: [new NoopSpanProcessor()] }),
});
sdk.start();

sendLastSpansBy(() => sdk.shutdown());
process.once('beforeExit', () => void sdk.shutdown());

/** The event log creates the spans of appending and processing itself; instrumenting kafkajs would create them twice. */
function instrumentations(): Instrumentation[] {
  // Only what is instrumented goes through the loader hook; everything else loads at full speed.
  register({ include: ['http', 'https', 'pg', 'pg-pool'] });
  return [
    new HttpInstrumentation({ ignoreIncomingRequestHook: isIgnored }),
    new UndiciInstrumentation(),
    new PgInstrumentation({ requireParentSpan: true }),
  ];
}

const ignoredPaths = ['/livez', '/readyz', '/metrics'];

/** Called before the trace context of a request is read: only our own services may set it, and decide whether it is sampled. */
function isIgnored({ url = '', headers }: IncomingMessage): boolean {
  if (!isFromService(headers.authorization)) {
    delete headers.traceparent;
    delete headers.tracestate;
  }
  return ignoredPaths.includes(url);
}

/** Asked for each request: where all services share a process, their token is made after this file was loaded. */
function isFromService(authorization: string | undefined): boolean {
  return new BearerTokens(process.env.SERVICE_TOKEN, process.env.SERVICE_TOKEN_ROTATING).isIn(authorization);
}
