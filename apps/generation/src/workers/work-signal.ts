import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export const WORK_CHANNEL = 'generation_work';

const RECONNECT_MS = 1_000;

/** Hears, on a connection of its own, when any replica has put work into the queue. */
export class WorkSignal {
  private client: pg.Client | undefined;
  private running: Promise<void> | undefined;
  private readonly closing = new AbortController();

  constructor(
    private readonly databaseUrl: string,
    private readonly onWork: () => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  /** While the connection is away nothing is lost: the dispatcher also looks by itself from time to time. */
  private async run(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      const client = new pg.Client({ connectionString: this.databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 });
      this.client = client;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', this.onWork);
      try {
        await client.connect();
        await client.query(`listen ${WORK_CHANNEL}`);
        this.onWork();
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
