import { type Delivery, webhookDeliveryApi } from '@blazon/contracts';
import { Implements } from '@blazon/platform';
import { Controller, Param } from '@nestjs/common';
import { History } from '../deliveries/history.js';
import { TestEvents } from '../dispatching/test-events.js';

@Controller()
export class TestEventsController {
  constructor(
    private readonly testEvents: TestEvents,
    private readonly history: History,
  ) {}

  @Implements(webhookDeliveryApi.testEndpoint)
  async send(@Param('workspace_id') workspaceId: string, @Param('endpoint_id') id: string): Promise<Delivery> {
    return this.history.read(workspaceId, await this.testEvents.send(workspaceId, id));
  }
}
