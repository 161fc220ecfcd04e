import { readFileSync } from 'node:fs';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import { rulesOf, type WebhookDeliveryConfig } from '../config.js';
import type { Claim } from '../deliveries/delivery-queue.js';
import type { MadeAttempt } from '../deliveries/outcome.js';
import { Secrets } from '../secrets/secrets.js';
import { systemResolver } from '../sending/resolver.js';
import { Sender } from '../sending/sender.js';
import { signatureHeaders } from '../secrets/signature.js';
import { trustedAuthorities } from '../sending/trusted-authorities.js';
import { attemptCounter, attemptDelay, attemptDuration } from './metrics.js';
import type { Connections } from './places.js';

const tracer = trace.getTracer('@blazon/webhook-delivery');

/** Makes attempts: signs, sends, measures, in the trace of the job. */
@Injectable()
export class Attempts implements OnModuleDestroy {
  private readonly sender: Sender;
  private connectListener: () => void = () => undefined;

  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) config: WebhookDeliveryConfig,
  ) {
    const { BLAZON_WEBHOOK_EXTRA_CA: extraCa } = config;
    this.sender = new Sender({
      resolve: systemResolver(),
      rules: rulesOf(config),
      trust: trustedAuthorities(extraCa === undefined ? [] : [readFileSync(extraCa, 'utf8')]),
      onConnect: () => {
        this.connectListener();
      },
    });
  }

  /** Calls back whenever a connection has been opened. */
  onConnect(listener: () => void): void {
    this.connectListener = listener;
  }

  get connections(): Connections {
    return this.sender;
  }

  async make(claim: Claim): Promise<MadeAttempt> {
    const startedAt = claim.now();
    attemptDelay.record(Math.max(0, startedAt - claim.schedule.dueAt) / 1_000);
    const secrets = this.secrets.open(claim, claim.workspace_id);
    const headers = signatureHeaders({ eventId: claim.event_id, body: claim.body, ...secrets, timestamp: Math.floor(startedAt / 1_000) });
    const parent = propagation.extract(ROOT_CONTEXT, claim.trace);
    const attributes = { 'http.request.method': 'POST', 'server.address': claim.host, 'webhook.event_id': claim.event_id };
    const span = tracer.startSpan('POST webhook', { kind: SpanKind.CLIENT, attributes }, parent);
    // We make the span; instrumentation would add our trace context to the request, which the receiver must not get.
    const result = await context.with(suppressTracing(parent), () => this.sender.send({ url: claim.url, headers, body: claim.body }));
    if (result.response) span.setAttribute('http.response.status_code', result.response.status);
    if (result.error !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: result.error });
    span.end();
    const outcome = result.error === null ? 'succeeded' : 'failed';
    attemptCounter.add(1, { outcome });
    attemptDuration.record(result.timing.totalMs / 1_000, { outcome });
    return { claim, startedAt, endedAt: claim.now(), result };
  }

  async onModuleDestroy(): Promise<void> {
    await this.sender.close();
  }
}
