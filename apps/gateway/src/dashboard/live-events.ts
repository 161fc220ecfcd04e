import type { LiveEvent, Tenant } from '@blazon/contracts';
import { DatabaseSignal } from '@blazon/database';
import { CONFIG, POOL } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { filter, type Observable, Subject } from 'rxjs';
import type { GatewayConfig } from '../config.js';
import { notifySql } from './live-events.sql.js';

const channel = 'live_events';

/** A step with whom it concerns. */
export type AnnouncedEvent = Tenant & LiveEvent;

/**
 * Steps of jobs and deliveries, for pages that are open. Whichever replica reads an event from the log notifies the database, to which
 * every replica listens: so a page hears of it wherever it is connected.
 */
@Injectable()
export class LiveEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly events = new Subject<AnnouncedEvent>();
  private readonly signal: DatabaseSignal;

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.signal = new DatabaseSignal(config.DATABASE_URL, channel, (payload) => {
      if (payload !== undefined) this.events.next(JSON.parse(payload) as AnnouncedEvent);
    });
  }

  onApplicationBootstrap(): void {
    this.signal.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.events.complete();
    await this.signal.close();
  }

  /** Tells every replica. A lost notification costs a page nothing but time: it reads anew what it shows. */
  async announce(event: AnnouncedEvent): Promise<void> {
    await this.pool.query(notifySql, [channel, JSON.stringify(event)]);
  }

  of({ workspace_id, environment }: Tenant): Observable<LiveEvent> {
    return this.events.pipe(filter((event) => event.workspace_id === workspace_id && event.environment === environment));
  }
}
