import { webhookDeliveryApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { Injectable } from '@nestjs/common';
import { hasApiAccess, type Plan } from '../domain/plan.js';
import { InternalServices } from '../internal-services.js';
import { Workspaces } from './workspaces.js';

/** A workspace as it is handed over: with its secrets, which are never shown again. */
export interface NewWorkspace {
  id: string;
  name: string;
  plan: Plan;
  live_key: string | null;
  test_key: string | null;
  webhook_secret: string;
}

/** Sets a workspace up with all it needs to make its first call. */
@Injectable()
export class Provisioning {
  constructor(
    private readonly workspaces: Workspaces,
    private readonly services: InternalServices,
  ) {}

  async createWorkspace(name: string, plan: Plan, requestId: string): Promise<NewWorkspace> {
    const id = newId('ws');
    // The other service first: if it cannot answer, no workspace without a secret is left behind.
    const { webhook_secret } = await this.services.webhookDelivery.call(webhookDeliveryApi.readSecret, {
      params: { workspace_id: id },
      requestId,
    });
    await this.workspaces.create({ id, name, plan });
    const keys = hasApiAccess(plan)
      ? {
          live_key: (await this.workspaces.mintKey(id, 'live', 'Default live key')).key,
          test_key: (await this.workspaces.mintKey(id, 'sandbox', 'Default test key')).key,
        }
      : { live_key: null, test_key: null };
    return { id, name, plan, ...keys, webhook_secret };
  }
}
