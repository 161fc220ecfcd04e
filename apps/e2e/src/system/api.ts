import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import type { Dev } from './machine.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'PUT' | 'OPTIONS';

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: T;
}

/** Calls the public API over TLS, trusting the machine's own authority and nobody else. */
export class Api {
  private readonly agent: Agent;

  constructor(
    readonly baseUrl: string,
    private readonly key: string | undefined,
    caPath: string,
    /** The address to call from; callers without a valid key are counted by it. */
    from?: string,
  ) {
    this.agent = new Agent({ connect: { ca: readFileSync(caPath, 'utf8') }, ...(from !== undefined && { localAddress: from }) });
  }

  static live(dev: Dev): Api {
    return new Api(dev.live, dev.workspace.live_key, dev.ca);
  }

  static sandbox(dev: Dev): Api {
    return new Api(dev.sandbox, dev.workspace.test_key, dev.ca);
  }

  /** Text and bytes are sent as they are, anything else as JSON. */
  async call<T = unknown>(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const response = await request(`${this.baseUrl}${path}`, {
      method,
      dispatcher: this.agent,
      headers: {
        ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    const text = await response.body.text();
    const json = String(response.headers['content-type']).startsWith('application/json') && text !== '';
    return { status: response.statusCode, headers: response.headers, text, body: (json ? JSON.parse(text) : undefined) as T };
  }

  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.call<T>('GET', path, undefined, headers);
  }

  post<T = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.call<T>('POST', path, body, headers);
  }

  /** Waits for nobody: an answer that does not come must not keep a test from ending. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }
}
