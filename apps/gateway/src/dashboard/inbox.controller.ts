import { inboxApi, type ReceivedEvents } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { Controller, Inject, Param } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { routeNotFound } from '../http/routes.js';
import { DashboardRoute } from './access.decorator.js';

/** The inbox of one machine. It runs outside the gateway: to Blazon it is a receiver like any other. */
@Controller()
export class InboxController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @DashboardRoute(inboxApi.readInbox, 'member')
  async read(@Param('workspace_id') workspaceId: string): Promise<ReceivedEvents> {
    const { BLAZON_INBOX_URL: url } = this.config;
    if (url === undefined) throw routeNotFound();
    const answer = await fetch(`${url}/${workspaceId}`, { signal: AbortSignal.timeout(2_000) }).catch((cause: unknown) => {
      throw new DomainError('unavailable', 'service_unavailable', 'The inbox does not answer.', { cause });
    });
    return inboxApi.readInbox.response.parse(await answer.json());
  }
}
