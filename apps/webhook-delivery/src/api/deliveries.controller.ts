import { type Delivery, type DeliveryFilter, type List, type Page, type ResendWindow, webhookDeliveryApi } from '@blazon/contracts';
import { Implements } from '@blazon/platform';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { History } from '../deliveries/history.js';
import { Resending } from '../deliveries/resending.js';

@Controller()
export class DeliveriesController {
  constructor(
    private readonly history: History,
    private readonly resending: Resending,
  ) {}

  @Implements(webhookDeliveryApi.listDeliveries)
  list(@Param('workspace_id') workspaceId: string, @Query() query: Page & DeliveryFilter): Promise<List<Delivery>> {
    const { limit, starting_after, ...filter } = query;
    return this.history.list(workspaceId, filter, { limit, starting_after });
  }

  @Implements(webhookDeliveryApi.resendWindow)
  async resendWindow(@Param('workspace_id') workspaceId: string, @Body() window: ResendWindow): Promise<{ count: number }> {
    return { count: await this.resending.window(workspaceId, window) };
  }

  @Implements(webhookDeliveryApi.resend)
  resend(@Param('workspace_id') workspaceId: string, @Param('delivery_id') id: string): Promise<Delivery> {
    return this.resending.one(workspaceId, id);
  }
}
