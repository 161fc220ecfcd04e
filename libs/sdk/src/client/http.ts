import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectionError, type ResponseError, toResponseError } from './errors.js';

export interface HttpOptions {
  apiKey: string;
  baseUrl: string;
  /** How often a request is repeated after a 429, a 5xx or a lost connection; 3 by default. */
  maxRetries?: number;
  /** How long one try may take, in milliseconds; 30 seconds by default. */
  timeoutMs?: number;
  /** The `fetch` to use instead of the global one. */
  fetch?: typeof fetch;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  idempotencyKey?: string;
}

/** What one try came to. */
type Outcome = { answer: unknown } | { error: ResponseError | ConnectionError; retryable: boolean };

const firstDelayMs = 500;
const maxDelayMs = 8_000;

/** Sends requests until one try succeeds or trying again makes no sense. */
export class Http {
  private readonly fetch: typeof fetch;
  private readonly maxRetries: number;
  private readonly timeoutMs: number;

  constructor(private readonly options: HttpOptions) {
    this.fetch = options.fetch ?? globalThis.fetch;
    this.maxRetries = options.maxRetries ?? 3;
    this.timeoutMs = options.timeoutMs ?? 30_000;
  }

  async send<Answer>(request: HttpRequest): Promise<Answer> {
    const url = this.urlOf(request);
    const init = this.initOf(request);
    for (let retry = 0; ; retry += 1) {
      const result = await this.try(url, init);
      if ('answer' in result) return result.answer as Answer;
      if (retry === this.maxRetries || !result.retryable) throw result.error;
      await sleep(waitMs(retry, result.error instanceof ConnectionError ? undefined : result.error.retryAfterSeconds));
    }
  }

  private async try(url: URL, init: RequestInit): Promise<Outcome> {
    try {
      const response = await this.fetch(url, { ...init, signal: AbortSignal.timeout(this.timeoutMs) });
      const text = await response.text();
      if (response.ok) return { answer: JSON.parse(text) as unknown };
      const error = errorOf(response, text);
      return { error, retryable: response.status === 429 || response.status >= 500 || error.code === 'idempotency_key_in_use' };
    } catch (cause) {
      return {
        error: new ConnectionError(`No usable answer from ${url.host}. Check the base URL and the network.`, { cause }),
        retryable: true,
      };
    }
  }

  private urlOf({ path, query = {} }: HttpRequest): URL {
    const url = new URL(this.options.baseUrl.replace(/\/+$/, '') + path);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
  }

  private initOf({ method, body, idempotencyKey }: HttpRequest): RequestInit {
    return {
      method,
      // A redirect would carry the API key to wherever it points.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${this.options.apiKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        // One key for all tries, so that a request whose answer was lost is not carried out twice.
        ...(method === 'POST' && { 'idempotency-key': idempotencyKey ?? randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
  }
}

/** What the server asks for, plus jitter; else an exponential delay of which a random part is taken. */
function waitMs(retry: number, retryAfterSeconds: number | undefined): number {
  const backoff = Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** retry);
  return retryAfterSeconds === undefined ? backoff : retryAfterSeconds * 1_000 + Math.random() * firstDelayMs;
}

function errorOf(response: Response, text: string): ResponseError {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const error = errorBody(text);
  return toResponseError({
    status: response.status,
    type: error.type ?? 'api_error',
    code: error.code ?? 'unknown_error',
    message: error.message ?? `The service answered ${response.status} without an error object.`,
    param: error.param,
    requestId: response.headers.get('x-request-id') ?? error.request_id,
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

interface ErrorBody {
  type?: string;
  code?: string;
  message?: string;
  param?: string;
  request_id?: string;
}

/** A proxy in between may answer anything. */
function errorBody(text: string): ErrorBody {
  try {
    return (JSON.parse(text) as { error?: ErrorBody } | null)?.error ?? {};
  } catch {
    return {};
  }
}
