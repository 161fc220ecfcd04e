import { randomUUID } from 'node:crypto';
import { inTransaction } from '@blazon/database';
import type { Pool, PoolClient } from 'pg';
import { type Member, type Place, shareOf } from './assignment.js';
import {
  joinSql,
  leaseSql,
  leaveSql,
  lockGroupSql,
  membersSql,
  notifySql,
  placesSql,
  releaseAllSql,
  releaseSql,
  removeExpiredLeasesSql,
  removeExpiredMembersSql,
  renewLeasesSql,
} from './membership.sql.js';
import { GROUPS_CHANNEL } from './schema.sql.js';

/** A partition that this member may read until its lease ends. */
export interface LeasedPlace extends Place {
  endOffset: bigint;
  /** Whether it is assigned to this member; otherwise it has to be handed over. */
  wanted: boolean;
}

/** One member of a consumer group in the tables of the log: heartbeats keep it alive, and leases give it partitions. */
export class Membership {
  private readonly member = randomUUID();

  constructor(
    private readonly pool: Pool,
    private readonly group: string,
    private readonly topics: string[],
    private readonly leaseMs: number,
  ) {}

  /** Renews this membership and its leases, leases the free partitions of its share, and returns all that it holds. */
  async heartbeat(): Promise<LeasedPlace[]> {
    return inTransaction(this.pool, async (client) => {
      await client.query(lockGroupSql, [this.group]);
      if (await this.refresh(client)) await this.announce(client);
      const members = await client.query<Member>(membersSql, [this.group]);
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

  /** Releases a partition to the member that it is assigned to now. */
  async release({ topic, partition }: Place): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query(releaseSql, [this.group, this.member, topic, partition]);
      await this.announce(client);
    });
  }

  /** Leaves the group and releases all its partitions: others take over at once. */
  async leave(): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const mine = [this.group, this.member];
      await client.query(releaseAllSql, mine);
      await client.query(leaveSql, mine);
      await this.announce(client);
    });
  }

  /** Renews own leases, removes expired ones, and tells whether that changed the group. */
  private async refresh(client: PoolClient): Promise<boolean> {
    const joined = await client.query<{ joined: boolean }>(joinSql, [this.group, this.member, this.topics, this.leaseMs]);
    await client.query(renewLeasesSql, [this.group, this.member, this.leaseMs]);
    const gone = await client.query(removeExpiredMembersSql, [this.group]);
    await client.query(removeExpiredLeasesSql, [this.group]);
    return joined.rows[0]?.joined === true || (gone.rowCount ?? 0) > 0;
  }

  private async places(client: PoolClient) {
    const { rows } = await client.query<Place & { end_offset: string; holder: string | null }>(placesSql, [this.group, this.topics]);
    return rows;
  }

  private async lease(client: PoolClient, places: Place[]): Promise<void> {
    if (places.length === 0) return;
    const [topics, partitions] = [places.map((place) => place.topic), places.map((place) => place.partition)];
    await client.query(leaseSql, [this.group, this.member, this.leaseMs, topics, partitions]);
  }

  private async announce(client: PoolClient): Promise<void> {
    await client.query(notifySql, [GROUPS_CHANNEL, this.group]);
  }
}
