import { randomBytes } from 'node:crypto';
import type { Role } from '@blazon/contracts';
import type { Admin } from './admin.js';
import type { Answer, Api, Method } from './api.js';

/** Somebody who has signed in to the dashboard, with the headers that a browser would send. */
export class Visitor {
  private constructor(
    readonly id: string,
    private readonly api: Api,
    private readonly headers: Record<string, string>,
  ) {}

  /** Adds a person to a workspace and signs them in. */
  static async signIn(admin: Admin, api: Api, workspaceId: string, role: Role): Promise<Visitor> {
    const members = `/workspaces/${workspaceId}/members`;
    const email = `${randomBytes(6).toString('hex')}@example.com`;
    const { id } = await admin.done<{ id: string }>('POST', members, { email, role });
    const { code } = await admin.done<{ code: string }>('POST', `${members}/${id}/sign_in`);
    const headers = { origin: api.baseUrl };
    const answer = await api.post('/api/session/code', { code }, headers);
    if (answer.status !== 200) throw new Error(`signing in: ${answer.status} ${answer.text}`);
    const [cookie = ''] = [answer.headers['set-cookie'] ?? ''].flat();
    return new Visitor(id, api, { ...headers, cookie: cookie.split(';')[0] ?? '' });
  }

  call<T = unknown>(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.api.call<T>(method, path, body, { ...this.headers, ...headers });
  }
}
