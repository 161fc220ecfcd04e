import type { List, WebhookEndpoint } from '@blazon/contracts';
import { ResponseError } from '@blazon/sdk';
import type { Session } from '../session/session.js';

const GIVE_BACK_TIMEOUT_MS = 2_000;

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

  /** Makes the previous endpoint the default again. After Ctrl-C nobody wants to wait for a service that has stopped. */
  async giveBack(): Promise<void> {
    const signal = AbortSignal.timeout(GIVE_BACK_TIMEOUT_MS);
    try {
      if (this.before) await this.session.admin('PATCH', `${this.path}/${this.before.id}`, { body: { default: true }, signal });
      await this.session.admin('DELETE', `${this.path}/${this.ours.id}`, { signal });
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      const { environment, output } = this.session;
      output.note(`Blazon does not answer: ${this.ours.url} stays the default ${environment} endpoint. Remove it in the dashboard.`);
    }
  }
}
