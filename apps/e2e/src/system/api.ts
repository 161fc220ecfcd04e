import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import type { Dev } from './machine.js';

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
    private readonly baseUrl: string,
    private readonly key: string | undefined,
    caPath: string,
  ) {
    this.agent = new Agent({ connect: { ca: readFileSync(caPath, 'utf8') } });
  }

  static live(dev: Dev): Api {
    return new Api(dev.live, dev.workspace.live_key, dev.ca);
  }

  static sandbox(dev: Dev): Api {
    return new Api(dev.sandbox, dev.workspace.test_key, dev.ca);
  }

  async call<T = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'PUT',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await request(`${this.baseUrl}${path}`, {
      method,
      dispatcher: this.agent,
      headers: {
        ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.body.text();
    return { status: response.statusCode, headers: response.headers, text, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }

  async close(): Promise<void> {
    await this.agent.close();
  }
}
