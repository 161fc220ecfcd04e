import type { LiveEvent, Tenant } from '@blazon/contracts';
import { DatabaseSignal } from '@blazon/database';
import { CONFIG } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
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

  constructor(@Inject(CONFIG) config: GatewayConfig) {
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

  /** Tells every replica with the commit of `em`. A lost notification costs a page nothing but time: it reads anew what it shows. */
  async announce(em: EntityManager, events: AnnouncedEvent[]): Promise<void> {
    await em.execute(notifySql, [channel, JSON.stringify(events.map((event) => JSON.stringify(event)))]);
  }

  of({ workspace_id, environment }: Tenant): Observable<LiveEvent> {
    return this.events.pipe(filter((event) => event.workspace_id === workspace_id && event.environment === environment));
  }
}
