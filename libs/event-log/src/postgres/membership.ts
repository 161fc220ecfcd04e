import { randomUUID } from 'node:crypto';
import { inTransaction } from '@blazon/database';
import type { Pool, PoolClient } from 'pg';
import { type Member, type Place, shareOf } from './assignment.js';
import { GROUPS_CHANNEL } from './schema.js';

/** A partition that this member may read until its lease ends. */
export interface LeasedPlace extends Place {
  endOffset: bigint;
  /** Whether it belongs to this member's share; otherwise it has to be handed over. */
  wanted: boolean;
}

/** One member of a consumer group, as the tables of the log know it: it stays alive by heartbeats and holds partitions by leases. */
export class Membership {
  private readonly member = randomUUID();

  constructor(
    private readonly pool: Pool,
    private readonly group: string,
    private readonly topics: string[],
    private readonly leaseMs: number,
  ) {}

  /** Prolongs this membership and its leases, takes what is free of its share, and returns all that it holds. */
  async heartbeat(): Promise<LeasedPlace[]> {
    return inTransaction(this.pool, async (client) => {
      // One member at a time, so that each decides on a view of the group that holds until its commit.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [this.group]);
      if (await this.refresh(client)) await this.announce(client);
      const members = await client.query<Member>('select member, topics from event_log.members where consumer_group = $1', [this.group]);
      const places = await this.places(client);
      const share = new Set(shareOf(this.member, members.rows, places));
      const free = places.filter((place) => share.has(place) && place.holder === null);
      await this.lease(client, free);
      return places
        .filter((place) => place.holder === this.member || free.includes(place))
        .map((place) => ({
          topic: place.topic,
          partition: place.partition,
          endOffset: BigInt(place.end_offset),
          wanted: share.has(place),
        }));
    });
  }

  /** Hands a partition over to whoever it belongs to now. */
  async release({ topic, partition }: Place): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('delete from event_log.leases where consumer_group = $1 and member = $2 and topic = $3 and partition = $4', [
        this.group,
        this.member,
        topic,
        partition,
      ]);
      await this.announce(client);
    });
  }

  /** Leaves the group with all its partitions: others take over at once. */
  async leave(): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const mine = [this.group, this.member];
      await client.query('delete from event_log.leases where consumer_group = $1 and member = $2', mine);
      await client.query('delete from event_log.members where consumer_group = $1 and member = $2', mine);
      await this.announce(client);
    });
  }

  /** Renews what is ours, removes what has expired, and tells whether the group has changed by it. */
  private async refresh(client: PoolClient): Promise<boolean> {
    const joined = await client.query<{ joined: boolean }>(
      `insert into event_log.members (consumer_group, member, topics, expires_at)
       values ($1, $2, $3, now() + $4 * interval '1 millisecond')
       on conflict (consumer_group, member) do update set expires_at = excluded.expires_at
       returning xmax = 0 as joined`,
      [this.group, this.member, this.topics, this.leaseMs],
    );
    await client.query(
      `update event_log.leases set expires_at = now() + $3 * interval '1 millisecond' where consumer_group = $1 and member = $2`,
      [this.group, this.member, this.leaseMs],
    );
    const gone = await client.query('delete from event_log.members where consumer_group = $1 and expires_at < now()', [this.group]);
    await client.query('delete from event_log.leases where consumer_group = $1 and expires_at < now()', [this.group]);
    return joined.rows[0]?.joined === true || (gone.rowCount ?? 0) > 0;
  }

  private async places(client: PoolClient) {
    const { rows } = await client.query<Place & { end_offset: string; holder: string | null }>(
      `select topic, partition, end_offset, leases.member as holder
       from event_log.partitions left join (select * from event_log.leases where consumer_group = $1) as leases using (topic, partition)
       where topic = any ($2)`,
      [this.group, this.topics],
    );
    return rows;
  }

  private async lease(client: PoolClient, places: Place[]): Promise<void> {
    if (places.length === 0) return;
    await client.query(
      `insert into event_log.leases (consumer_group, topic, partition, member, expires_at)
       select $1, topic, partition, $2, now() + $3 * interval '1 millisecond' from unnest($4::text[], $5::int[]) as taken (topic, partition)`,
      [this.group, this.member, this.leaseMs, places.map((place) => place.topic), places.map((place) => place.partition)],
    );
  }

  private async announce(client: PoolClient): Promise<void> {
    await client.query('select pg_notify($1, $2)', [GROUPS_CHANNEL, this.group]);
  }
}
