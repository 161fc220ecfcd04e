import { request } from 'undici';
import type { Answer, Method } from './api.js';

export type Plan = 'free' | 'pro' | 'agency';
export type EnvironmentName = 'live' | 'sandbox';

/** A workspace as the Admin API shows it once, with its secrets. */
export interface CreatedWorkspace {
  id: string;
  name: string;
  plan: Plan;
  live_key: string;
  test_key: string;
  webhook_secret: string;
}

export interface ApiKey {
  id: string;
  object: 'api_key';
  environment: EnvironmentName;
  label: string;
  last_four: string;
  created_at: number;
  last_used_at: number | null;
}

/** Calls the Admin API as an operator does. */
export class Admin {
  constructor(
    private readonly baseUrl: string,
    private readonly token: string | undefined,
  ) {}

  async call<T = unknown>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await request(`${this.baseUrl}/admin${path}`, {
      method,
      headers: {
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.body.text();
    return { status: response.statusCode, headers: response.headers, text, body: JSON.parse(text) as T };
  }

  createWorkspace(plan: Plan): Promise<CreatedWorkspace> {
    return this.done('POST', '/workspaces', { name: `A workspace on ${plan}`, plan });
  }

  async updateWorkspace(
    id: string,
    changes: { plan?: Plan; monthly_quota?: number | null; unpaid_invoice?: boolean; suspended_until?: number | null },
  ): Promise<void> {
    await this.done('PATCH', `/workspaces/${id}`, changes);
  }

  async usedThisMonth(id: string): Promise<number> {
    return (await this.done<{ used_this_month: number }>('GET', `/workspaces/${id}`)).used_this_month;
  }

  createKey(workspaceId: string, environment: EnvironmentName, label = 'a test'): Promise<ApiKey & { key: string }> {
    return this.done('POST', `/workspaces/${workspaceId}/keys`, { environment, label });
  }

  async revokeKey(workspaceId: string, keyId: string): Promise<void> {
    await this.done('DELETE', `/workspaces/${workspaceId}/keys/${keyId}`);
  }

  /** A call that must succeed. */
  async done<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} /admin${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  }
}
