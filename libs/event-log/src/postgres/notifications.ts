import { backoff, pause } from '@blazon/concurrency';
import pg from 'pg';
import { APPENDS_CHANNEL, GROUPS_CHANNEL } from './schema.sql.js';

export interface NotificationListener {
  /** This partition ends at this offset now. */
  onAppend(place: string, endOffset: bigint): void;
  onGroupChange(group: string): void;
  /** Notifications may have been missed: all partitions have to be checked. */
  onReconnect(): void;
}

/** Listens for appends of other processes on one connection, and reconnects when it is lost. */
export class Notifications {
  private readonly listeners = new Set<NotificationListener>();
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly databaseUrl: string,
    /** Whether this server process notifies of appends made here: listeners know them already, or are about to. */
    private readonly isOwn: (processId: number) => boolean,
  ) {}

  add(listener: NotificationListener): void {
    this.listeners.add(listener);
    this.running ??= this.run();
  }

  remove(listener: NotificationListener): void {
    this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.closing.signal.aborted;) {
      const client = new pg.Client({
        connectionString: this.databaseUrl,
        application_name: 'event-log listener',
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      });
      this.client = client;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', ({ channel, payload = '', processId }) => {
        if (this.isOwn(processId)) return;
        for (const listener of this.listeners) {
          if (channel === GROUPS_CHANNEL) listener.onGroupChange(payload);
          else listener.onAppend(...toAppend(payload));
        }
      });
      try {
        await client.connect();
        await client.query(`listen ${APPENDS_CHANNEL}; listen ${GROUPS_CHANNEL}`);
        failures = 0;
        for (const listener of this.listeners) listener.onReconnect();
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      failures += 1;
      await pause(backoff(failures), this.closing.signal);
    }
  }
}

function toAppend(payload: string): [place: string, endOffset: bigint] {
  const [place = '', endOffset = '0'] = payload.split(' ');
  return [place, BigInt(endOffset)];
}
