import { CONFIG, ServiceClient } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from './config.js';

/** The services behind the gateway. */
@Injectable()
export class InternalServices implements OnApplicationShutdown {
  readonly projects: ServiceClient;
  readonly generation: ServiceClient;
  readonly memoryGraph: ServiceClient;
  readonly webhookDelivery: ServiceClient;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    const client = (name: string, url: string) => new ServiceClient(name, url, config.SERVICE_TOKEN);
    this.projects = client('projects', config.PROJECTS_URL);
    this.generation = client('generation', config.GENERATION_URL);
    this.memoryGraph = client('memory-graph', config.MEMORY_GRAPH_URL);
    this.webhookDelivery = client('webhook-delivery', config.WEBHOOK_DELIVERY_URL);
  }

  async onApplicationShutdown(): Promise<void> {
    const clients = [this.projects, this.generation, this.memoryGraph, this.webhookDelivery];
    await Promise.all(clients.map((client) => client.close()));
  }
}
