import type { Environment, WebhookEventType } from '@blazon/contracts';
import { CONFIG, POOL } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { WebhookDeliveryConfig } from '../config.js';
import type { PendingDelivery } from '../sending/schedule.js';

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

/** The body is JSON and so UTF-8: as text it travels in half the bytes that the driver would take for it. */
const claimColumns = `deliveries.id, url, deliveries.workspace_id, environment, project_id, job_id, event_id, event_type,
  convert_from(body, 'UTF8') as body, schedule, trace, sealed`;

type ClaimRow = Omit<Claim, 'body' | 'leaseEnd'> & { body: string };

/**
 * Goes from host to host, as a ring, by one index probe each, and takes from every host what it has free places for. However long
 * the queue of one host is, it is never read past those places, and no other host waits behind it.
 */
const claimSql = `
  with recursive hosts (host, number) as (
    (select host, 1 from queue where ready and host > $1 order by host limit 1)
    union all
    select next.host, hosts.number + 1 from hosts cross join lateral (
      select queue.host from queue where ready and queue.host > hosts.host order by queue.host limit 1
    ) as next where hosts.number < $2
  ), capacity as (
    select * from json_to_recordset($3) as capacity (host text, places int)
  ), picked as (
    select due.delivery_id from hosts left join capacity on capacity.host = hosts.host cross join lateral (
      select delivery_id from queue where ready and queue.host = hosts.host
      order by due_at limit coalesce(capacity.places, $4) for update skip locked
    ) as due limit $5
  ), claimed as (
    update queue set ready = false, holder = $6, due_at = now() + $7 * interval '1 millisecond' from picked
    where queue.delivery_id = picked.delivery_id returning queue.delivery_id, queue.host
  )
  select ${claimColumns}, claimed.host
  from claimed join deliveries on deliveries.id = claimed.delivery_id join courses on courses.delivery_id = claimed.delivery_id
  join secrets on secrets.workspace_id = deliveries.workspace_id`;

const awakenSql = `
  with due as (
    select delivery_id from queue where not ready and due_at <= now() order by due_at limit ? for update skip locked
  )
  update queue set ready = true, holder = null from due where queue.delivery_id = due.delivery_id returning 1`;

const AWAKEN_AT_ONCE = 500;

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
    const { rows } = await this.pool.query<ClaimRow>({
      name: 'claim',
      text: claimSql,
      values: [after, hosts, JSON.stringify(perHost), perOtherHost, places, holder, leaseMs],
    });
    return rows.map((row) => toClaim(row, leaseEnd));
  }

  /** A delivery that this replica has added as already claimed. */
  async held(id: string): Promise<Claim> {
    const leaseEnd = performance.now() + this.config.WEBHOOK_LEASE_MS;
    const [row] = await this.orm.em.fork().execute<ClaimRow[]>(
      `select ${claimColumns}, host from queue join deliveries on deliveries.id = queue.delivery_id
       join courses on courses.delivery_id = queue.delivery_id join secrets on secrets.workspace_id = deliveries.workspace_id
       where queue.delivery_id = ? and holder = ?`,
      [id, this.config.REPLICA_NAME],
    );
    if (!row) throw new Error('A delivery that was claimed is gone.');
    return toClaim(row, leaseEnd);
  }

  /** Makes ready what has become due: retries whose wait is over, and attempts whose holder was lost. Returns how many. */
  async awaken(): Promise<number> {
    return (await this.orm.em.fork().execute<unknown[]>(awakenSql, [AWAKEN_AT_ONCE])).length;
  }

  /** The milliseconds until something becomes due; null when nothing will. */
  async untilNextDue(): Promise<number | null> {
    const [row] = await this.orm.em
      .fork()
      .execute<{ ms: number | null }[]>(`select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from queue where not ready`);
    return row?.ms ?? null;
  }

  /** Lets go of attempts that were not begun, so that anybody may claim them at once. */
  async release(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.orm.em
      .fork()
      .execute('update queue set ready = true, holder = null, due_at = now() where holder = ? and delivery_id in (?)', [
        this.config.REPLICA_NAME,
        ids,
      ]);
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
