import type { List, WebhookEndpoint } from '@blazon/contracts';
import type { Session } from '../session/session.js';

/** The place of the default endpoint of an environment, taken for a while. */
export class DefaultEndpoint {
  private constructor(
    private readonly session: Session,
    private readonly path: string,
    private readonly ours: WebhookEndpoint,
    private readonly before: WebhookEndpoint | undefined,
  ) {}

  static async take(session: Session, url: string): Promise<DefaultEndpoint> {
    const path = `/workspaces/${session.workspaceId}/endpoints`;
    const { data } = await session.admin<List<WebhookEndpoint>>('GET', path);
    const before = data.find((endpoint) => endpoint.default && endpoint.environment === session.environment);
    const body = { environment: session.environment, url, default: true };
    return new DefaultEndpoint(session, path, await session.admin('POST', path, { body }), before);
  }

  /** Makes the endpoint that was there before the default again. */
  async giveBack(): Promise<void> {
    if (this.before) await this.session.admin('PATCH', `${this.path}/${this.before.id}`, { body: { default: true } });
    await this.session.admin('DELETE', `${this.path}/${this.ours.id}`);
  }
}
