import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 1_000;

/**
 * Listens on a separate connection to a channel of the database that any replica can notify. While the connection is away nothing is
 * heard, and once it is back `onSignal` is called in any case: who must not miss anything also looks by itself from time to time.
 */
export class DatabaseSignal {
  private client: pg.Client | undefined;
  private running: Promise<void> | undefined;
  private readonly closing = new AbortController();

  constructor(
    private readonly databaseUrl: string,
    /** A plain identifier. */
    private readonly channel: string,
    private readonly onSignal: (payload?: string) => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      const client = new pg.Client({ connectionString: this.databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 });
      this.client = client;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', ({ payload }) => {
        this.onSignal(payload);
      });
      try {
        await client.connect();
        await client.query(`listen ${this.channel}`);
        this.onSignal();
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
