import { topics } from '@blazon/contracts';
import { type EventLog, forgetDeadLetters, lockPartition, type LogRecord } from '@blazon/event-log';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FactoryProvider, Type } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Pool } from 'pg';
import type { Logger } from './logger.js';
import { EVENT_LOG, LOGGER, POOL } from './platform.module.js';
import { createHeldSql, markSql, noteHeldSql, orphansSql, takeTurnSql, waitForRebuildSql } from './orphan-sweep.sql.js';
import { dropAbandonedRebuild } from './rebuild/live-tables.js';

/** What a service holds of projects. */
export interface ProjectData {
  /** The tables that hold something of a project, each with its column of the project's id. */
  readonly tables: Readonly<Record<string, string>>;
  /** Removes all that is held of a project, as its deletion does, in a transaction that has locked the project's partition. */
  forget(em: EntityManager, projectId: string): Promise<void>;
}

const INTERVAL_MS = 6 * 3_600_000;
const RECORDS_AT_ONCE = 1_000;
const ORPHANS_AT_ONCE = 1_000;

/**
 * Finds what is held of projects that are no more. No order of events leads there; a service that was away for longer than the log
 * keeps tombstones can, and so can a database that was restored from a backup, or repaired by hand. Whoever held something of a
 * project saw it created: so a project that is held now and is not in the log afterwards is gone.
 */
export class OrphanSweep {
  constructor(
    private readonly orm: MikroORM,
    private readonly pool: Pool,
    private readonly log: EventLog,
    private readonly logger: Logger,
    private readonly held: ProjectData,
  ) {}

  /** Removes orphans; returns of how many projects. Another replica that is at it already is left to it. */
  @Interval(INTERVAL_MS)
  async sweep(): Promise<number> {
    await dropAbandonedRebuild(this.pool);
    const orphans = await this.find();
    for (const projectId of orphans) {
      this.logger.warn({ project_id: projectId }, 'data of a project that is not there was found and is removed');
      const partition = await this.log.partitionOf(topics.projects.name, projectId);
      await this.orm.em.transactional(async (em) => {
        await em.execute(waitForRebuildSql);
        await lockPartition(em, partition);
        await this.held.forget(em, projectId);
        await forgetDeadLetters(em, projectId);
      });
    }
    return orphans.length;
  }

  private find(): Promise<string[]> {
    return this.orm.em.transactional(async (em) => {
      const [turn] = await em.execute<{ taken: boolean }[]>(takeTurnSql);
      return turn?.taken === true ? this.compare(em) : [];
    });
  }

  /** First what is held, then what the log says: the other way round a project created in between would look like an orphan. */
  private async compare(em: EntityManager): Promise<string[]> {
    await em.execute(createHeldSql);
    await em.execute(noteHeldSql(this.held.tables));
    const { name: topic } = topics.projects;
    for (const [partition, to] of await this.log.endOffsets(topic)) {
      const records: LogRecord[] = [];
      for await (const record of this.log.read({ topic, partition, from: 0n, to })) {
        records.push(record);
        if (records.length === RECORDS_AT_ONCE) await mark(em, records.splice(0));
      }
      await mark(em, records.splice(0));
    }
    const rows = await em.execute<{ id: string }[]>(orphansSql, [ORPHANS_AT_ONCE]);
    return rows.map(({ id }) => id);
  }
}

/** The last record of a key says whether its project exists. */
async function mark(em: EntityManager, records: LogRecord[]): Promise<void> {
  const last = Object.fromEntries(records.map(({ key, value }) => [key, value !== null]));
  await em.execute(markSql, [JSON.stringify(last)]);
}

/** Gives a service the sweep over what this provider of its own knows. */
export function orphanSweep(held: Type<ProjectData>): FactoryProvider<OrphanSweep> {
  return {
    provide: OrphanSweep,
    useFactory: (orm: MikroORM, pool: Pool, log: EventLog, logger: Logger, of: ProjectData) => new OrphanSweep(orm, pool, log, logger, of),
    inject: [MikroORM, POOL, EVENT_LOG, LOGGER, held],
  };
}
