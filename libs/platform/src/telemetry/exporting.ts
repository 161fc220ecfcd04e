import type { IncomingMessage } from 'node:http';
import { register } from 'import-in-the-middle/register-hooks.mjs';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BearerTokens } from '../http/bearer-tokens.js';
import { createMetricsReader } from './metrics.js';

/** Starts the telemetry of a process whose spans are collected; the result sends the last of them. */
export function start(): () => Promise<void> {
  // Only what is instrumented goes through the loader hook; everything else loads at full speed.
  register({ include: ['http', 'https', 'pg', 'pg-pool'] });
  const sdk = new NodeSDK({
    metricReaders: [createMetricsReader()],
    // The event log creates the spans of appending and processing itself; instrumenting kafkajs would create them twice.
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: isIgnored }),
      new UndiciInstrumentation(),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
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
