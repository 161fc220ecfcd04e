import type { Environment, WebhookEventType } from '@blazon/contracts';
import { clockFrom, waiting } from '@blazon/database';
import { CONFIG, POOL } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { WebhookDeliveryConfig } from '../config.js';
import type { PendingDelivery } from '../domain/schedule.js';
import type { SealedSecrets } from '../secrets/secrets.js';
import { type DeliveryRow, QueueRow } from './delivery.entity.js';
import { announceSql, backlogSql, claimSql, holdSql, untilNextDueSql, wakeDueSql } from './delivery-queue.sql.js';

/** A delivery whose next attempt this replica holds. */
export interface Claim extends SealedSecrets {
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
  /** The time of the database: replicas compare when attempts are due, and their clocks may differ. */
  now: () => number;
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

type ClaimRow = Omit<Claim, 'body' | 'leaseEnd' | 'now'> & { body: string; claimed_at: number };

const MAX_WOKEN = 500;

/** Deliveries with a pending attempt. */
@Injectable()
export class DeliveryQueue {
  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  /** Notifies all replicas, including this one, of new work with the commit. */
  async announce(em: EntityManager): Promise<void> {
    await em.execute(waiting(announceSql));
  }

  /** Makes attempts due at once, which is the default of `dueAt`; an attempt in flight is left alone. */
  async resend(em: EntityManager, deliveries: DeliveryRow[]): Promise<void> {
    await em.upsertMany(
      QueueRow,
      deliveries.map((delivery) => ({ delivery, host: hostOf(delivery.url ?? ''), ready: true })),
      { onConflictFields: ['delivery'], onConflictMergeFields: ['dueAt', 'ready'], onConflictWhere: { holder: null } },
    );
  }

  /** Claims due attempts, beginning after the host `after` in alphabetical order. */
  async claim(after: string, { places, perOtherHost, perHost }: Capacity): Promise<Claim[]> {
    const { REPLICA_NAME: holder, WEBHOOK_LEASE_MS: leaseMs } = this.config;
    const leaseEnd = performance.now() + leaseMs;
    // Hosts without a free place are met on the way too, hence the more hosts.
    const hosts = places + perHost.length;
    const values = [after, hosts, JSON.stringify(perHost), perOtherHost, places, holder, leaseMs];
    const { rows } = await this.pool.query<ClaimRow>({ name: 'claim', text: claimSql, values });
    return rows.map((row) => toClaim(row, leaseEnd));
  }

  /** Whether a claim of this replica still exists; it is deleted with its delivery when the project is deleted. */
  async isHeld({ id }: Claim): Promise<boolean> {
    return (await this.orm.em.fork().count(QueueRow, { delivery: id, holder: this.config.REPLICA_NAME })) > 0;
  }

  /** Claims an attempt that was added for this replica, in the transaction that has added it. */
  async hold(em: EntityManager, id: string): Promise<Claim> {
    const { REPLICA_NAME: holder, WEBHOOK_LEASE_MS: leaseMs } = this.config;
    const leaseEnd = performance.now() + leaseMs;
    const [row] = await em.execute<ClaimRow[]>(holdSql, [leaseMs, id, holder]);
    if (!row) throw new Error('A delivery that was just added is gone.');
    return toClaim(row, leaseEnd);
  }

  /**
   * Marks due rows as ready: retries whose delay is over, and attempts whose holder was lost. Returns the milliseconds until the next one
   * is due.
   */
  async wakeDue(): Promise<number> {
    const em = this.orm.em.fork();
    await em.execute(wakeDueSql, [MAX_WOKEN]);
    const [row] = await em.execute<{ ms: number | null }[]>(untilNextDueSql);
    return row?.ms ?? Infinity;
  }

  /** The number of pending attempts, and how long the oldest of the due ones has waited. */
  async backlog(): Promise<{ pending: number; oldestDueMs: number }> {
    const [row] = await this.orm.em.fork().execute<{ pending: string; oldest: number | null }[]>(backlogSql);
    return { pending: Number(row?.pending ?? 0), oldestDueMs: row?.oldest ?? 0 };
  }
}

/** Adds the first attempt of a delivery to a unit of work, due at once: claimable by any replica, or only by its holder. */
export function enqueue(em: EntityManager, delivery: DeliveryRow, url: string, holder: string | null): void {
  em.create(QueueRow, { delivery, host: hostOf(url), ready: holder === null, holder });
}

function toClaim({ claimed_at: claimedAt, ...row }: ClaimRow, leaseEnd: number): Claim {
  return { ...row, body: Buffer.from(row.body), leaseEnd, now: clockFrom(claimedAt) };
}

/** Host and port, by which connections are shared and places are counted. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
