import type { LiveEvent, Tenant } from '@blazon/contracts';
import { waiting } from '@blazon/database';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { filter, type Observable, Subject } from 'rxjs';
import { notifySql } from './live-events.sql.js';

/** The channel of the database on which replicas notify each other. */
export const liveChannel = 'live_events';

/** A step with whom it concerns. */
export type AnnouncedEvent = Tenant & LiveEvent;

/** A person has lost access; null if a notification may have been missed, so that it could be anybody. */
interface AccessEnded {
  type: 'access_ended';
  person_id: string | null;
}

/**
 * Steps of jobs and deliveries, for open pages. The replica that reads an event from the log notifies the database, and every replica
 * listens: so a page gets the event wherever it is connected.
 */
@Injectable()
export class LiveEvents {
  private readonly heard = new Subject<AnnouncedEvent | AccessEnded>();

  /** Notifies every replica with the commit of `em`. A lost notification only delays a page, which reloads regularly. */
  async announce(em: EntityManager, events: AnnouncedEvent[]): Promise<void> {
    await notify(em, events);
  }

  /** Ends the streams of a person on every replica, with the commit of `em`. Pages that still may look connect again. */
  async endAccess(em: EntityManager, personId: string): Promise<void> {
    await notify(em, [{ type: 'access_ended', person_id: personId }]);
  }

  /**
   * Handles a notification of the database, or `undefined` after the connection was lost: then every stream ends, and pages with access
   * reconnect.
   */
  hear(payload: string | undefined): void {
    this.heard.next(payload === undefined ? { type: 'access_ended', person_id: null } : (JSON.parse(payload) as AnnouncedEvent));
  }

  of({ workspace_id, environment }: Tenant): Observable<LiveEvent> {
    return this.heard.pipe(
      filter((event) => event.type !== 'access_ended'),
      filter((event) => event.workspace_id === workspace_id && event.environment === environment),
    );
  }

  accessEnded(personId: string): Observable<unknown> {
    return this.heard.pipe(filter((event) => event.type === 'access_ended' && (event.person_id ?? personId) === personId));
  }
}

async function notify(em: EntityManager, payloads: (AnnouncedEvent | AccessEnded)[]): Promise<void> {
  await em.execute(waiting(notifySql), [liveChannel, JSON.stringify(payloads.map((payload) => JSON.stringify(payload)))]);
}
