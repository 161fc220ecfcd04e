import { topics } from '@blazon/contracts';
import { type EventLog, forgetDeadLetters, inTransaction, type LogRecord, type Sql } from '@blazon/event-log';
import { MikroORM } from '@mikro-orm/postgresql';
import type { FactoryProvider, OnApplicationBootstrap, OnModuleDestroy, Type } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from './logger.js';
import { EVENT_LOG, LOGGER, POOL } from './platform.module.js';
import { dropAbandonedRebuild } from './rebuild/live-tables.js';

/** What a service holds of projects. */
export interface HeldOfProjects {
  /** A query for the ids of all projects of which something is held, in its one column `id`; it may name one more than once. */
  readonly idsSql: string;
  /** Removes all that is held of a project, as its deletion does. */
  forget(sql: Sql, projectId: string, partition: number): Promise<void>;
}

const INTERVAL_MS = 6 * 3_600_000;
const RECORDS_AT_ONCE = 1_000;
const ORPHANS_AT_ONCE = 1_000;
/** An arbitrary number that names our lock, the same in every replica. */
const SWEEP_LOCK = 7_231_848;

/**
 * Finds what is held of projects that are no more. No order of events leads there; a service that was away for longer than the log
 * keeps tombstones can, and so can a database that was restored from a backup, or repaired by hand. Whoever held something of a
 * project saw it created: so a project that is held now and is not in the log afterwards is gone.
 */
export class OrphanSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly pool: Pool,
    private readonly log: EventLog,
    private readonly logger: Logger,
    private readonly held: HeldOfProjects,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'orphans could not be looked for; the next sweep tries again');
      });
    }, INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Removes orphans; returns of how many projects. Another replica that is at it already is left to it. */
  async sweep(): Promise<number> {
    await dropAbandonedRebuild(this.pool);
    const orphans = await this.find();
    for (const projectId of orphans) {
      this.logger.warn({ project_id: projectId }, 'data of a project that is not there was found and is removed');
      const partition = await this.log.partitionOf(topics.projects.name, projectId);
      await this.orm.em.fork().transactional(async (em) => {
        // As every reaction does: not in tables that a rebuild is about to replace.
        await em.execute('lock table checkpoints in row share mode');
        await this.held.forget(em, projectId, partition);
        await forgetDeadLetters(em, projectId);
      });
    }
    return orphans.length;
  }

  private find(): Promise<string[]> {
    return inTransaction(this.pool, async (client) => {
      const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [SWEEP_LOCK]);
      return lock.rows[0]?.taken === true ? this.compare(client) : [];
    });
  }

  /** First what is held, then what the log says: the other way round a project created in between would look like an orphan. */
  private async compare(client: PoolClient): Promise<string[]> {
    await client.query(
      'create temporary table held (id text collate "C" primary key, living boolean not null default false) on commit drop',
    );
    const idsSql = `${this.held.idsSql} union all select owner from dead_letters where owner is not null`;
    await client.query(`insert into held (id) select distinct id from (${idsSql}) as ids`);
    const { name: topic } = topics.projects;
    for (const [partition, to] of await this.log.endOffsets(topic)) {
      const records: LogRecord[] = [];
      for await (const record of this.log.read({ topic, partition, from: 0n, to })) {
        records.push(record);
        if (records.length === RECORDS_AT_ONCE) await mark(client, records.splice(0));
      }
      await mark(client, records.splice(0));
    }
    const { rows } = await client.query<{ id: string }>('select id from held where not living limit $1', [ORPHANS_AT_ONCE]);
    return rows.map(({ id }) => id);
  }
}

/** The last record of a key says whether its project exists. */
async function mark(client: PoolClient, records: LogRecord[]): Promise<void> {
  const last = new Map(records.map(({ key, value }) => [key, value !== null]));
  await client.query(
    'update held set living = said.living from unnest($1::text[], $2::boolean[]) as said (id, living) where held.id = said.id',
    [[...last.keys()], [...last.values()]],
  );
}

/** Gives a service the sweep over what this provider of its own knows. */
export function orphanSweep(held: Type<HeldOfProjects>): FactoryProvider<OrphanSweep> {
  return {
    provide: OrphanSweep,
    useFactory: (orm: MikroORM, pool: Pool, log: EventLog, logger: Logger, of: HeldOfProjects) =>
      new OrphanSweep(orm, pool, log, logger, of),
    inject: [MikroORM, POOL, EVENT_LOG, LOGGER, held],
  };
}
