import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SecureContext } from 'node:tls';
import { webhookUrlProblem, type WebhookRules } from '@blazon/contracts';
import { Agent, type Client, Pool } from 'undici';
import { Attempt, type AttemptResult } from './attempt.js';
import { Connection } from './connection.js';
import type { Resolve } from './resolver.js';

export interface SenderOptions {
  resolve: Resolve;
  /** Where webhooks may be sent; each attempt is checked, whatever was accepted when its URL was registered. */
  rules: WebhookRules;
  /** The authorities that receivers' certificates are verified against. */
  trust: SecureContext;
  timeoutMs?: number;
  /** Called with the host to which a connection was opened. */
  onConnect?: (host: string) => void;
}

export interface WebhookRequest {
  url: string;
  /** Headers besides those that every webhook carries: the signatures. */
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Time limit of an attempt, from DNS to the end of the response. */
export const ATTEMPT_TIMEOUT_MS = 5_000;
/** How long an idle connection is kept: shorter than receivers keep theirs, so that they rarely close it during a request. */
const KEEP_ALIVE_MS = 2_000;
/** Maximum age of a connection, so that a change in DNS takes effect soon. */
const MAX_CONNECTION_AGE_MS = 60_000;

const commonHeaders = {
  'content-type': 'application/json',
  'user-agent': 'Blazon-Webhooks/1.0',
  accept: '*/*',
  // The history keeps the body as it came, so an encoded one would be unreadable there.
  'accept-encoding': 'identity',
};

/**
 * Sends webhooks, one request for each attempt. A webhook is delivered when the receiver answers 2xx and its response is complete within
 * the deadline, which covers DNS, connect, TLS, headers and body. Redirects are not followed, nothing is decompressed, and proxies from the
 * environment are not used.
 */
export class Sender {
  private readonly agent: Agent;
  private readonly connected = new Tally();
  private readonly sending = new Tally();

  constructor(private readonly options: SenderOptions) {
    const { resolve, rules, trust, onConnect } = options;
    const newConnection = (origin: URL, clientOptions: Client.Options) =>
      new Connection(origin, clientOptions, { resolve, allowed: rules.addresses, trust });
    this.agent = new Agent({
      factory: (origin, poolOptions: Pool.Options) => new Pool(origin, { ...poolOptions, factory: newConnection }),
      allowH2: false,
      clientTtl: MAX_CONNECTION_AGE_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAliveMaxTimeout: KEEP_ALIVE_MS,
      // The deadline of the attempt is the only time limit.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.agent.on('connect', ({ host }) => {
      this.connected.add(host);
      onConnect?.(host);
    });
    this.agent.on('disconnect', ({ host }) => {
      this.connected.remove(host);
    });
  }

  /** Makes one attempt; it never rejects, since a failure is a result. */
  async send({ url: text, headers, body }: WebhookRequest): Promise<AttemptResult> {
    const { rules, timeoutMs = ATTEMPT_TIMEOUT_MS } = this.options;
    const requestHeaders: Record<string, string> = { ...commonHeaders, ...headers, 'content-length': String(body.byteLength) };
    const problem = webhookUrlProblem(text, rules);
    if (problem !== null) {
      const timing = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 };
      return { requestHeaders, response: null, error: `The webhook URL ${problem}.`, timing };
    }
    const url = new URL(text);
    requestHeaders.host = url.host;
    this.sending.add(url.host);
    const result = await new Promise<AttemptResult>((resolve) => {
      const attempt = new Attempt(url, requestHeaders, timeoutMs, resolve);
      const path = `${url.pathname}${url.search}`;
      this.agent.dispatch({ origin: url.origin, path, method: 'POST', headers: requestHeaders, body }, attempt);
    });
    // By then undici has the connection back, and the next attempt finds it.
    await nextTurn();
    this.sending.remove(url.host);
    return result;
  }

  /** How many connections to a host are open. */
  connections(host: string): number {
    return this.connected.of(host);
  }

  /** The hosts to which connections are open. */
  connectedHosts(): Iterable<string> {
    return this.connected.names();
  }

  /** How many of them wait for a request; below zero, how many requests wait for a connection that is being opened. */
  spareConnections(host: string): number {
    return this.connected.of(host) - this.sending.of(host);
  }

  /** Waits for attempts in flight, and closes every connection. */
  close(): Promise<void> {
    return this.agent.close();
  }
}

/** Counts by name. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  names(): Iterable<string> {
    return this.counts.keys();
  }

  add(name: string): void {
    this.counts.set(name, this.of(name) + 1);
  }

  remove(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}
