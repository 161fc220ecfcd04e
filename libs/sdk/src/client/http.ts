import { ConnectionError, type ResponseError, toResponseError } from './errors.js';

export interface HttpOptions {
  apiKey: string;
  baseUrl: string;
  /** How often a request is repeated after a 429, a 5xx or a lost connection; 3 by default. */
  maxRetries?: number;
  /** The longest `Retry-After` to wait for, in seconds; 60 by default. One that asks for more is an error at once. */
  maxRetryAfterSeconds?: number;
  /** How long one try may take, its body included, in milliseconds; 30 seconds by default. */
  timeoutMs?: number;
  /** The `fetch` to use instead of the global one. */
  fetch?: typeof fetch;
}

/** Options of every call. */
export interface RequestOptions {
  /** Ends the call, with all that is left of its retries. */
  signal?: AbortSignal;
}

export interface HttpRequest extends RequestOptions {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  idempotencyKey?: string;
}

/** The outcome of one try. */
type Outcome = { answer: unknown } | { error: ResponseError | ConnectionError; retryable: boolean };

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;

/** Sends requests until one try succeeds or trying again makes no sense. */
export class Http {
  private readonly fetch: typeof fetch;
  private readonly maxRetries: number;
  private readonly maxRetryAfterSeconds: number;
  private readonly timeoutMs: number;

  constructor(private readonly options: HttpOptions) {
    // Some runtimes refuse a fetch that is called as a method of something else.
    this.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
    this.maxRetries = options.maxRetries ?? 3;
    this.maxRetryAfterSeconds = options.maxRetryAfterSeconds ?? 60;
    this.timeoutMs = options.timeoutMs ?? 30_000;
  }

  async send<Answer>(request: HttpRequest): Promise<Answer> {
    const url = this.urlOf(request);
    const init = this.initOf(request);
    for (let retry = 0; ; retry += 1) {
      const result = await this.try(url, init, request.signal);
      if ('answer' in result) return result.answer as Answer;
      const retryAfterSeconds = result.error instanceof ConnectionError ? undefined : result.error.retryAfterSeconds;
      const tooLong = retryAfterSeconds !== undefined && retryAfterSeconds > this.maxRetryAfterSeconds;
      if (retry === this.maxRetries || !result.retryable || tooLong) throw result.error;
      await sleep(waitMs(retry, retryAfterSeconds), request.signal);
    }
  }

  private async try(url: URL, init: RequestInit, signal?: AbortSignal): Promise<Outcome> {
    const timeout = AbortSignal.timeout(this.timeoutMs);
    try {
      const response = await this.fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      const text = await response.text();
      if (response.ok) return { answer: JSON.parse(text) as unknown };
      const error = errorOf(response, text);
      return { error, retryable: response.status === 429 || response.status >= 500 || error.code === 'idempotency_key_in_use' };
    } catch (cause) {
      signal?.throwIfAborted();
      const why = timeout.aborted ? `within ${this.timeoutMs / 1_000} seconds` : 'that could be read';
      return {
        error: new ConnectionError(`No answer from ${url.host} ${why}. Check the base URL and the network.`, { cause }),
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
        ...(method === 'POST' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
  }
}

/** The delay that the server asks for, plus jitter; else a random part of an exponential delay. */
function waitMs(retry: number, retryAfterSeconds: number | undefined): number {
  const backoff = Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** retry);
  return retryAfterSeconds === undefined ? backoff : retryAfterSeconds * 1_000 + Math.random() * FIRST_DELAY_MS;
}

async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let wake: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal?.aborted) wake();
    else signal?.addEventListener('abort', wake);
  });
  if (wake) signal?.removeEventListener('abort', wake);
  signal?.throwIfAborted();
}

function errorOf(response: Response, text: string): ResponseError {
  const error = errorBody(text);
  return toResponseError({
    status: response.status,
    type: error.type ?? 'api_error',
    code: error.code ?? 'unknown_error',
    message: error.message ?? `The service answered ${response.status} without an error object.`,
    param: error.param,
    requestId: response.headers.get('x-request-id') ?? error.request_id,
    retryAfterSeconds: retryAfterSecondsOf(response.headers.get('retry-after')),
  });
}

/** Seconds, or a date as proxies may write it. */
function retryAfterSecondsOf(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
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
