import { DomainError } from '@blazon/kernel';
import type { ErrorEnvelope, Route } from '@blazon/contracts';
import { type Dispatcher, Pool } from 'undici';
import type { z } from 'zod';
import { errorKindOf } from './error-response.js';
import { linesOf, refusedStatus } from './json-lines.js';

interface CallInput<R extends Route> {
  params?: Record<string, string>;
  body?: R extends { body: infer B extends z.ZodType } ? z.input<B> : never;
  query?: Record<string, string | number | undefined>;
  requestId?: string;
}

/** Calls another service's internal API: typed by its routes, with the service token, bounded in time. */
export class ServiceClient {
  private readonly pool: Pool;
  private readonly authorization: string;

  constructor(
    private readonly service: string,
    baseUrl: string,
    token: string,
    timeoutMs = 10_000,
  ) {
    this.pool = new Pool(baseUrl, { connections: 64, connectTimeout: 2_000, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    this.authorization = `Bearer ${token}`;
  }

  /** The service's response; refusals come back as the same `DomainError`, no response as `service_unavailable`. */
  async call<R extends Route>(route: R, input: CallInput<R>): Promise<z.output<R['response']>> {
    return JSON.parse((await this.forward(route, input)).toString()) as z.output<R['response']>;
  }

  /** The bytes of the service's answer, for a caller that only passes them on. */
  async forward<R extends Route>(route: R, input: CallInput<R>): Promise<Buffer> {
    const headers: Record<string, string> = { authorization: this.authorization };
    if (input.requestId !== undefined) headers['x-request-id'] = input.requestId;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    const answer = await this.send(route.method === 'GET' || route.repeatable === true, {
      method: route.method,
      path: fill(route.path, input.params ?? {}) + queryString(input.query),
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
    });
    if (answer.status < 400) return answer.body;
    throw refusal(answer.status, answer.body);
  }

  /** The bytes of each answer to questions that are asked together, or its refusal. */
  async forwardTogether<R extends Route & { together: true }>(route: R, input: CallInput<R>): Promise<(Buffer | DomainError)[]> {
    return linesOf(await this.forward(route, input)).map((line) => {
      const status = refusedStatus(line);
      return status === undefined ? line : refusal(status, line);
    });
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  /** Asks once more where the first request cannot have been answered, as of a replica that has just stopped. */
  private async send(repeatable: boolean, request: Dispatcher.DispatchOptions): Promise<Answer> {
    try {
      return await answerTo(this.pool, request).catch((error: unknown) => {
        if (!wasRefused(error) && !(repeatable && wasReset(error))) throw error;
        return answerTo(this.pool, request);
      });
    } catch (cause) {
      throw new DomainError('unavailable', 'service_unavailable', 'The service cannot answer right now. Try again in a moment.', {
        retryAfterSeconds: 1,
        cause: new Error(`${this.service} did not answer ${request.method} ${request.path}`, { cause }),
      });
    }
  }
}

/** The request did not reach the service. */
function wasRefused(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ECONNREFUSED';
}

/** The connection ended before a response began; whether the request arrived is unknown. */
function wasReset(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

interface Answer {
  status: number;
  body: Buffer;
}

/**
 * Takes an answer as it arrives. The streams that undici's `request` puts around answers outlive the collection of young objects, so
 * that under load the whole heap was searched for them more than once a second, at a quarter of the gateway's processor time.
 */
function answerTo(dispatcher: Dispatcher, request: Dispatcher.DispatchOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let chunks: Buffer[] = [];
    dispatcher.dispatch(request, {
      onRequestStart: () => {
        chunks = [];
      },
      onResponseStart: (_controller, statusCode) => {
        status = statusCode;
      },
      onResponseData: (_controller, chunk) => {
        chunks.push(chunk);
      },
      onResponseEnd: () => {
        resolve({ status, body: Buffer.concat(chunks) });
      },
      onResponseError: (_controller, error) => {
        // An answer that has begun is not asked for again.
        reject(status === 0 ? error : new Error('the answer broke off', { cause: error }));
      },
    });
  });
}

function fill(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`no value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

function queryString(query: Record<string, string | number | undefined> = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
}

function refusal(status: number, body: Buffer): DomainError {
  const error = errorIn(body);
  if (error === undefined || status >= 500 || status === 401) {
    return new DomainError('unavailable', 'service_unavailable', 'The service cannot answer right now. Try again in a moment.', {
      retryAfterSeconds: 1,
      cause: new Error(`status ${status}: ${error?.code ?? 'no error envelope'}`),
    });
  }
  return new DomainError(errorKindOf(status), error.code, error.message, error.param === undefined ? {} : { param: error.param });
}

function errorIn(body: Buffer): ErrorEnvelope['error'] | undefined {
  try {
    return (JSON.parse(body.toString()) as Partial<ErrorEnvelope>).error;
  } catch {
    return undefined;
  }
}
