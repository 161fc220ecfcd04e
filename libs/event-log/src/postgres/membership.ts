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
  renewSql,
} from './membership.sql.js';
import { GROUPS_CHANNEL } from './schema.sql.js';

/** A partition that this member may read until its lease ends. */
export interface LeasedPlace extends Place {
  endOffset: bigint;
  /** Whether it is assigned to this member; otherwise it has to be handed over. */
  wanted: boolean;
}

/** A partition with who in the group holds it. */
interface PlaceRow extends Place {
  end_offset: string;
  holder: string | null;
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
    return (await this.renew()) ?? inTransaction(this.pool, (client) => this.changeGroup(client));
  }

  /** The heartbeat of a member that has nothing to change in its group; undefined if there is, or if its membership has ended. */
  private async renew(): Promise<LeasedPlace[] | undefined> {
    const values = [this.group, this.member, this.topics, this.leaseMs];
    const { rows } = await this.pool.query<PlaceRow & { members: Member[] | null }>({ name: 'renew', text: renewSql, values });
    const members = rows[0]?.members;
    if (!members) return undefined;
    const share = new Set(shareOf(this.member, members, rows));
    return rows.some((place) => isFree(place, share)) ? undefined : this.heldOf(rows, share);
  }

  private async changeGroup(client: PoolClient): Promise<LeasedPlace[]> {
    await client.query(lockGroupSql, [this.group]);
    if (await this.refresh(client)) await this.announce(client);
    const members = await client.query<Member>(membersSql, [this.group]);
    const places = await this.places(client);
    const share = new Set(shareOf(this.member, members.rows, places));
    const free = places.filter((place) => isFree(place, share));
    await this.lease(client, free);
    for (const place of free) place.holder = this.member;
    return this.heldOf(places, share);
  }

  private heldOf(places: PlaceRow[], share: ReadonlySet<Place>): LeasedPlace[] {
    const held = places.filter(({ holder }) => holder === this.member);
    return held.map((place) => {
      const { topic, partition, end_offset: endOffset } = place;
      return { topic, partition, endOffset: BigInt(endOffset), wanted: share.has(place) };
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
    const { rows } = await client.query<PlaceRow>(placesSql, [this.group, this.topics]);
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

function isFree(place: PlaceRow, share: ReadonlySet<Place>): boolean {
  return place.holder === null && share.has(place);
}
