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

/** A stream of server-sent events. */
export interface Stream {
  status: number;
  /** The data of the events of each type, as they come. */
  events: { type: string; data: string }[];
  /** When it is over, however it came to that. */
  ended: Promise<void>;
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

  /** Follows a stream of server-sent events until the server ends it. */
  async follow(path: string): Promise<Stream> {
    const { statusCode, body } = await request(this.baseUrl + path, { dispatcher: this.agent, headers: this.headers });
    const events: Stream['events'] = [];
    const read = async () => {
      let unread = '';
      for await (const chunk of body.setEncoding('utf8')) {
        const messages = (unread + String(chunk)).split('\n\n');
        unread = messages.pop() ?? '';
        for (const message of messages) events.push({ type: field(message, 'event'), data: field(message, 'data') });
      }
    };
    return { status: statusCode, events, ended: read().catch(() => undefined) };
  }

  get(path: string, options?: CallOptions): Promise<Answer> {
    return this.call('GET', path, options);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', path, { body, headers });
  }
}

function field(message: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1] ?? '';
}
