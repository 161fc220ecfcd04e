import { type RollSecret, webhookDeliveryApi } from '@blazon/contracts';
import { Implements } from '@blazon/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { Secrets } from '../secrets/secrets.js';

@Controller()
export class SecretsController {
  constructor(private readonly secrets: Secrets) {}

  @Implements(webhookDeliveryApi.readSecret)
  async read(@Param('workspace_id') workspaceId: string): Promise<{ webhook_secret: string }> {
    return { webhook_secret: await this.secrets.read(workspaceId) };
  }

  @Implements(webhookDeliveryApi.rollSecret)
  async roll(
    @Param('workspace_id') workspaceId: string,
    @Body() { old_valid_for_seconds: oldValidForSeconds = 0 }: RollSecret,
  ): Promise<{ webhook_secret: string }> {
    return { webhook_secret: await this.secrets.roll(workspaceId, oldValidForSeconds) };
  }
}
