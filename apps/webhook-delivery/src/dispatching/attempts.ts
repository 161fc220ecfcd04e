import { readFileSync } from 'node:fs';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import { rulesOf, type WebhookDeliveryConfig } from '../config.js';
import type { Claim } from '../deliveries/delivery-queue.js';
import type { MadeAttempt } from '../deliveries/outcome.js';
import { Secrets } from '../secrets.js';
import { systemResolver } from '../sending/resolver.js';
import { Sender } from '../sending/sender.js';
import { signatureHeaders } from '../sending/signature.js';
import { trustedAuthorities } from '../sending/trusted-authorities.js';
import { attemptCounter, attemptDelay, attemptDuration } from './metrics.js';

const tracer = trace.getTracer('@blazon/webhook-delivery');

/** Makes attempts: signs, sends, measures, in the trace of the job. */
@Injectable()
export class Attempts implements OnModuleDestroy {
  private readonly sender: Sender;
  private readonly listeners: ((host: string) => void)[] = [];

  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {
    const { BLAZON_WEBHOOK_EXTRA_CA: extraCa } = config;
    this.sender = new Sender({
      resolve: systemResolver(),
      rules: rulesOf(config),
      trust: trustedAuthorities(extraCa === undefined ? [] : [readFileSync(extraCa, 'utf8')]),
      onOpened: (host) => {
        for (const listener of this.listeners) listener(host);
      },
    });
  }

  /** Calls back when a connection to a host was opened or given up. */
  onOpened(listener: (host: string) => void): void {
    this.listeners.push(listener);
  }

  /** How many attempts to a host could begin now. */
  places(host: string): number {
    return this.sender.places(host, this.config.WEBHOOK_OPENINGS_PER_HOST);
  }

  /** The hosts that are connected. */
  hosts(): Set<string> {
    return this.sender.hosts();
  }

  async make(claim: Claim): Promise<MadeAttempt> {
    const startedAt = Date.now();
    attemptDelay.record(Math.max(0, startedAt - claim.schedule.dueAt));
    const secret = this.secrets.open(claim.sealed, claim.workspace_id);
    const headers = signatureHeaders({ eventId: claim.event_id, body: claim.body, secret, timestamp: Math.floor(startedAt / 1_000) });
    const parent = propagation.extract(ROOT_CONTEXT, claim.trace);
    const attributes = { 'http.request.method': 'POST', 'server.address': claim.host, 'webhook.event_id': claim.event_id };
    const span = tracer.startSpan('POST webhook', { kind: SpanKind.CLIENT, attributes }, parent);
    // The span is ours, and what instrumentation would add to the request, our trace among it, is no business of the receiver.
    const result = await context.with(suppressTracing(parent), () => this.sender.send({ url: claim.url, headers, body: claim.body }));
    if (result.response) span.setAttribute('http.response.status_code', result.response.status);
    if (result.error !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: result.error });
    span.end();
    const outcome = result.error === null ? 'succeeded' : 'failed';
    attemptCounter.add(1, { outcome });
    attemptDuration.record(result.timing.totalMs, { outcome });
    return { claim, startedAt, endedAt: Date.now(), result };
  }

  onModuleDestroy(): void {
    this.sender.close();
  }
}
