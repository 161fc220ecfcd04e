import type { SecureContext } from 'node:tls';
import { hostOf, webhookUrlProblem, type WebhookRules } from '@blazon/contracts';
import { checkHost, type CheckedHost } from './address-guard.js';
import { type Connection, type ConnectTiming, openConnection } from './connection.js';
import { ConnectionPool } from './connection-pool.js';
import { Deadline } from './deadline.js';
import { failureReason, isConnectionLoss } from './failure-reason.js';
import { Intake } from './intake.js';
import { memo } from './memo.js';
import type { Resolve } from './resolver.js';
import { type ReceivedResponse, ResponseReader } from './response-reader.js';
import { SendError } from './send-error.js';

export interface SenderOptions {
  resolve: Resolve;
  /** Where webhooks may be sent; each attempt is held against it, whatever was accepted when its URL was given. */
  rules: WebhookRules;
  /** The authorities that receivers' certificates are verified against. */
  trust: SecureContext;
  timeoutMs?: number;
  /** Called when a connection has been opened, or could not be: another one may be opened to its host. */
  onOpened?: (host: string) => void;
}

export interface WebhookRequest {
  url: string;
  /** Headers beside those that every webhook carries: the signatures. */
  headers: Record<string, string>;
  body: Uint8Array;
}

/** How long each step took, in milliseconds; null for a step that was not reached, or not needed on a kept connection. */
export interface AttemptTiming extends ConnectTiming {
  dnsMs: number | null;
  firstByteMs: number | null;
  totalMs: number;
}

/** What one attempt came to. It is delivered when there is no error. */
export interface AttemptResult {
  requestHeaders: Record<string, string>;
  response: ReceivedResponse | null;
  /** A sentence that says why the attempt failed. */
  error: string | null;
  timing: AttemptTiming;
}

/** What the steps of one attempt share. */
interface Attempt {
  headers: Record<string, string>;
  body: Uint8Array;
  deadline: Deadline;
  reader: ResponseReader;
  timing: AttemptTiming;
}

/** The time that a receiver has for its whole answer. */
export const defaultTimeoutMs = 5_000;
const maxIdleConnections = 512;

/**
 * Sends webhooks, one attempt at a time. A receiver has delivered when it answers 2xx and its answer ends within the deadline,
 * which covers DNS, connect, TLS, headers and body. Redirects are not followed, nothing is decompressed, and proxies from the
 * environment are not used.
 */
export class Sender {
  private readonly pool = new ConnectionPool(maxIdleConnections);
  private readonly intake = new Intake();
  /** Connections that are being opened, by host. */
  private readonly opening = new Map<string, number>();

  /** The URL that a text means, or what is wrong with it. Names are not looked up here, so the answer stays the same. */
  private readonly targetOf = memo<URL | string>((text) => {
    const problem = webhookUrlProblem(text, this.options.rules);
    return problem === null ? new URL(text) : `The webhook URL ${problem}.`;
  });

  constructor(private readonly options: SenderOptions) {}

  /** Makes one attempt; it never rejects, since a failure is a result. */
  async send({ url, headers, body }: WebhookRequest): Promise<AttemptResult> {
    const startedAt = performance.now();
    const attempt: Attempt = {
      headers: { ...commonHeaders, ...headers, 'content-length': String(body.byteLength) },
      body,
      deadline: new Deadline(this.options.timeoutMs ?? defaultTimeoutMs),
      reader: new ResponseReader(),
      timing: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
    };
    const error = await this.attempt(url, attempt).then(
      () => statusProblem(attempt.reader.status),
      (cause: unknown) => failureReason(cause, attempt.reader.status !== null),
    );
    attempt.deadline.clear();
    attempt.timing.totalMs = performance.now() - startedAt;
    return { requestHeaders: attempt.headers, response: attempt.reader.response(), error, timing: attempt.timing };
  }

  /**
   * How many requests could be sent to a host now, if at most `maxOpening` connections to it may be opened at once. Many TLS handshakes
   * at a time slow each other down until all of them miss the deadline.
   */
  places(host: string, maxOpening: number): number {
    return this.pool.idleOf(`https://${host}`) + maxOpening - (this.opening.get(host) ?? 0);
  }

  /** The hosts with a connection that is idle or being opened. */
  hosts(): Set<string> {
    return new Set([...this.opening.keys(), ...this.pool.origins().map((origin) => new URL(origin).host)]);
  }

  /** Closes the idle connections; attempts under way end by themselves and leave none behind. */
  close(): void {
    this.pool.close();
  }

  private async attempt(text: string, attempt: Attempt): Promise<void> {
    const url = this.targetOf(text);
    if (typeof url === 'string') throw new SendError(url);
    attempt.headers.host = url.host;
    const kept = this.pool.take(url.origin);
    if (kept) {
      try {
        await this.exchange(kept, url, attempt);
        return;
      } catch (error) {
        // The receiver may close a kept connection just as the request leaves. That says nothing about this attempt, and a
        // receiver that did see the request sees the same event id again.
        if (attempt.reader.status !== null || !isConnectionLoss(error)) throw error;
      }
    }
    await this.exchange(await this.open(url, attempt), url, attempt);
  }

  private async open(url: URL, attempt: Attempt): Promise<Connection> {
    this.opening.set(url.host, (this.opening.get(url.host) ?? 0) + 1);
    try {
      return await this.connect(url, attempt);
    } finally {
      const left = (this.opening.get(url.host) ?? 1) - 1;
      if (left > 0) this.opening.set(url.host, left);
      else this.opening.delete(url.host);
      this.options.onOpened?.(url.host);
    }
  }

  private async connect(url: URL, { deadline, timing }: Attempt): Promise<Connection> {
    const { resolve, rules, trust } = this.options;
    const startedAt = performance.now();
    const host = await deadline.step<CheckedHost>(
      () => 'looking up the host',
      (done, fail) => {
        checkHost(hostOf(url), resolve, rules.addresses).then(done, fail);
        return () => undefined;
      },
    );
    timing.dnsMs = performance.now() - startedAt;
    const connection = await openConnection(url, host, trust, this.intake, deadline, timing);
    connection.onClosed(() => {
      this.pool.forget(connection);
    });
    return connection;
  }

  private async exchange(connection: Connection, url: URL, { headers, body, deadline, reader, timing }: Attempt): Promise<void> {
    const startedAt = performance.now();
    try {
      await deadline.step<undefined>(
        () => (reader.status === null ? 'waiting for the response headers' : 'reading the response body'),
        (done, fail) => {
          connection.post(
            `${url.pathname}${url.search}`,
            headers,
            body,
            reader.handler(
              () => {
                // A body without length ends with the connection, and undici takes a reset for that end.
                if (connection.error === null) done(undefined);
                else fail(connection.error);
              },
              fail,
              () => {
                connection.inlet.countPiece();
              },
            ),
          );
          return () => {
            connection.close();
          };
        },
      );
      this.pool.put(connection);
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      if (reader.headAt !== null) timing.firstByteMs = reader.headAt - startedAt;
    }
  }
}

const commonHeaders = {
  'content-type': 'application/json',
  'user-agent': 'Blazon-Webhooks/1.0',
  accept: '*/*',
  // The history keeps the body as it came, so an encoded one would be unreadable there.
  'accept-encoding': 'identity',
};

function statusProblem(status: number | null): string | null {
  if (status !== null && status >= 200 && status < 300) return null;
  if (status !== null && status >= 300 && status < 400) return `The receiver answered ${status}; redirects are not followed.`;
  return `The receiver answered ${status ?? 'nothing'}; only 2xx counts as delivered.`;
}
