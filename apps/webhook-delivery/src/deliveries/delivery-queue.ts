import type { Environment, WebhookEventType } from '@blazon/contracts';
import { CONFIG, POOL } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { WebhookDeliveryConfig } from '../config.js';
import type { PendingDelivery } from '../domain/schedule.js';
import { claimSql, heldSql, untilNextDueSql, wakeDueSql } from './delivery-queue.sql.js';

/** The channel of the database on which replicas tell each other of new work. */
export const QUEUE_CHANNEL = 'webhook_queue';

/** A delivery whose next attempt this replica holds. */
export interface Claim {
  id: string;
  host: string;
  url: string;
  workspace_id: string;
  environment: Environment;
  project_id: string;
  job_id: string;
  event_id: string;
  event_type: WebhookEventType;
  body: Buffer;
  schedule: PendingDelivery;
  trace: Record<string, string>;
  /** The sealed secret of the workspace. */
  sealed: string;
  /** When the lease ends, by `performance.now()`; a little early rather than late. */
  leaseEnd: number;
}

/** How much may be claimed. */
export interface Capacity {
  places: number;
  /** The share of hosts that `perHost` does not name. */
  perOtherHost: number;
  perHost: { host: string; places: number }[];
}

type ClaimRow = Omit<Claim, 'body' | 'leaseEnd'> & { body: string };

const MAX_WOKEN = 500;

/** Deliveries with an attempt to come. */
@Injectable()
export class DeliveryQueue {
  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  /** Adds deliveries whose attempt is due at once, free for everybody or already claimed. Other replicas hear of it with the commit. */
  async add(em: EntityManager, deliveries: { id: string; url: string }[], holder?: string): Promise<void> {
    if (deliveries.length === 0) return;
    const { WEBHOOK_LEASE_MS: leaseMs } = this.config;
    const rows = deliveries.map(({ id, url }) => [
      id,
      hostOf(url),
      holder === undefined ? 0 : leaseMs,
      holder === undefined,
      holder ?? null,
    ]);
    await em.execute(
      `insert into queue (delivery_id, host, due_at, ready, holder)
       values ${rows.map(() => `(?, ?, now() + ? * interval '1 millisecond', ?, ?)`).join(', ')}
       on conflict (delivery_id) do update set due_at = now(), ready = true where queue.holder is null`,
      rows.flat(),
    );
    if (holder === undefined) await em.execute(`select pg_notify('${QUEUE_CHANNEL}', '')`);
  }

  /** Claims attempts that are due, beginning behind the host `after` in the alphabet. */
  async claim(after: string, { places, perOtherHost, perHost }: Capacity): Promise<Claim[]> {
    const { REPLICA_NAME: holder, WEBHOOK_LEASE_MS: leaseMs } = this.config;
    const leaseEnd = performance.now() + leaseMs;
    // Hosts without a free place are met on the way too, hence the more hosts.
    const hosts = places + perHost.length;
    const values = [after, hosts, JSON.stringify(perHost), perOtherHost, places, holder, leaseMs];
    const { rows } = await this.pool.query<ClaimRow>({ name: 'claim', text: claimSql, values });
    return rows.map((row) => toClaim(row, leaseEnd));
  }

  /** A delivery that this replica has added as already claimed. */
  async held(id: string): Promise<Claim> {
    const leaseEnd = performance.now() + this.config.WEBHOOK_LEASE_MS;
    const [row] = await this.orm.em.fork().execute<ClaimRow[]>(heldSql, [id, this.config.REPLICA_NAME]);
    if (!row) throw new Error('A delivery that was claimed is gone.');
    return toClaim(row, leaseEnd);
  }

  /**
   * Makes ready what has become due: retries whose wait is over, and attempts whose holder was lost. Returns the milliseconds until
   * something becomes due again.
   */
  async wakeDue(): Promise<number> {
    const em = this.orm.em.fork();
    await em.execute(wakeDueSql, [MAX_WOKEN]);
    const [row] = await em.execute<{ ms: number | null }[]>(untilNextDueSql);
    return row?.ms ?? Infinity;
  }

  /** How many attempts are to come, and for how long the oldest of those that are due has been. */
  async backlog(): Promise<{ pending: number; oldestDueMs: number }> {
    const [row] = await this.orm.em.fork().execute<{ pending: string; oldest: number | null }[]>(
      `select count(*) as pending,
         (extract(epoch from now() - min(due_at) filter (where due_at <= now() and holder is null)) * 1000)::float8 as oldest
       from queue`,
    );
    return { pending: Number(row?.pending ?? 0), oldestDueMs: row?.oldest ?? 0 };
  }
}

function toClaim(row: ClaimRow, leaseEnd: number): Claim {
  return { ...row, body: Buffer.from(row.body), leaseEnd };
}

/** Host and port, by which connections are shared and places are counted. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
