import { Readable } from 'node:stream';
import type { ErrorEnvelope } from '@blazon/contracts';
import type { Agent } from 'undici';
import { request } from 'undici';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The body as JSON; the tests know its shape. */
  body: Record<string, unknown>;
  /** The error in the body, if that is one. */
  error: ErrorEnvelope['error'] | undefined;
}

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
  /** Without a declared length. */
  chunked?: boolean;
}

/** Calls an API over HTTP as a user would. */
export class ApiClient {
  constructor(
    private readonly agent: Agent,
    private readonly baseUrl: string,
    private readonly key: string | undefined,
    private readonly headers: Record<string, string> = {},
  ) {}

  async call(method: string, path: string, { body, raw, headers, chunked = false }: CallOptions = {}): Promise<Answer> {
    const payload = raw ?? (body === undefined ? null : JSON.stringify(body));
    const answer = await request(this.baseUrl + path, {
      dispatcher: this.agent,
      method,
      body: chunked && payload !== null ? Readable.from([payload]) : payload,
      headers: {
        ...this.headers,
        ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
        ...(payload !== null && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const text = await answer.body.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text,
      body: json,
      error: json.error as ErrorEnvelope['error'] | undefined,
    };
  }

  get(path: string, options?: CallOptions): Promise<Answer> {
    return this.call('GET', path, options);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', path, { body, headers });
  }
}
