import { DatabaseSignal } from '@blazon/database';
import { CONFIG } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { liveChannel, LiveEvents } from './live-events.js';

/** The connection on which a replica listens for live events; part of the core, so that there is only one. */
@Injectable()
export class LiveListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly signal: DatabaseSignal;

  constructor(live: LiveEvents, @Inject(CONFIG) config: GatewayConfig) {
    this.signal = new DatabaseSignal(config.DATABASE_URL, liveChannel, (payload) => {
      live.hear(payload);
    });
  }

  onApplicationBootstrap(): void {
    this.signal.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.signal.close();
  }
}
