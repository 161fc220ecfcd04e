import { topics } from '@blazon/contracts';
import { awaitReactionsSql, type EventLog, forgetDeadLetters, lockPartition, type LogRecord } from '@blazon/event-log';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { metrics } from '@opentelemetry/api';
import type { Pool } from 'pg';
import type { ServiceConfig } from '../config.js';
import type { Logger } from '../logger.js';
import { configured } from '../migrations.js';
import { CONFIG, EVENT_LOG, LOGGER, POOL } from '../platform.module.js';
import { dropAbandonedRebuild } from '../rebuild/live-tables.js';
import { forgetProject } from './deleted-project.js';
import { countHeldSql, createHeldSql, markSql, noteHeldSql, orphansSql, takeTurnSql } from './orphan-sweep.sql.js';
import { PROJECT_DATA, type ProjectData } from './project-data.js';

const INTERVAL_MS = 6 * 3_600_000;
const MAX_BATCH = 1_000;
/** More at once indicate a log that has lost records, not deleted projects. */
const MAX_FORGOTTEN = 10;
const MAX_SHARE_FORGOTTEN = 0.01;

/** The findings of a sweep. */
interface Found {
  orphans: string[];
  /** The number of projects of which the service holds data. */
  held: number;
  /** How many of them are in the log. */
  living: number;
}

/**
 * Finds data of projects that no longer exist. Normal operation leaves none, but a service that was down for longer than the log keeps
 * tombstones does, and so does a database that was restored from a backup or repaired by hand. A service that holds data of a project saw
 * it created: so if the project is not in the log afterwards, it was deleted, provided that the log has lost nothing. Deletion is final, so
 * in doubt the sweep deletes nothing and says so.
 */
@Injectable()
export class OrphanSweep {
  private readonly heldBack = metrics.getMeter('@blazon/platform').createGauge('orphan_sweep.held_back', {
    description: 'Projects that the last sweep of this replica would have forgotten and did not, because it does not trust what it found',
  });

  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PROJECT_DATA) private readonly held: ProjectData,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Removes orphans and returns the number of their projects. Skips if another replica is sweeping. */
  @Interval(INTERVAL_MS)
  async sweep(): Promise<number> {
    await dropAbandonedRebuild(this.pool);
    const found = await this.find();
    if (!found) return 0;
    const doubt = found.orphans.length === 0 ? undefined : ((await this.doubtInLog()) ?? this.doubtIn(found));
    this.heldBack.record(doubt === undefined ? 0 : found.orphans.length);
    if (doubt === undefined) return this.forget(found.orphans);
    this.logger.error(
      { orphans: found.orphans.length, held: found.held, examples: found.orphans.slice(0, MAX_FORGOTTEN) },
      `data of projects that the log does not know is kept, because ${doubt}. Check that the topic ${topics.projects.name} is complete ` +
        'and that these projects are gone from the service projects (deploy/runbook.md, BlazonOrphansHeldBack)',
    );
    return 0;
  }

  /** The silence of the log means something only while nothing but tombstones and newer records of a project can remove its last one. */
  private async doubtInLog(): Promise<string | undefined> {
    try {
      await this.log.verifyTopics([configured(topics.projects, this.config)]);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    const moved = [...(await this.log.startOffsets(topics.projects.name))].find(([, start]) => start > 0n);
    return moved && `the beginning of its partition ${moved[0]} has moved to offset ${moved[1]}: records were removed`;
  }

  private doubtIn({ orphans: { length }, held, living }: Found): string | undefined {
    const limit = this.config.ORPHAN_SWEEP_LIMIT ?? Math.min(MAX_FORGOTTEN, Math.max(1, Math.floor(held * MAX_SHARE_FORGOTTEN)));
    if (length > limit) return `${length} of ${held} are more than the ${limit} that may be forgotten at once`;
    return living === 0 && this.config.ORPHAN_SWEEP_LIMIT === undefined ? 'it knows none of those that are held' : undefined;
  }

  private async forget(orphans: string[]): Promise<number> {
    for (const projectId of orphans) {
      this.logger.warn({ project_id: projectId }, 'data of a project that is not there was found and is removed');
      const partition = await this.log.partitionOf(topics.projects.name, projectId);
      await this.orm.em.transactional(async (em) => {
        // As every reaction does: not in tables that a rebuild is about to replace.
        await em.execute(awaitReactionsSql);
        await lockPartition(em, partition);
        await forgetProject(em, this.held, projectId);
        await forgetDeadLetters(em, projectId);
      });
    }
    return orphans.length;
  }

  private find(): Promise<Found | undefined> {
    return this.orm.em.transactional(async (em) => {
      const [turn] = await em.execute<{ taken: boolean }[]>(takeTurnSql);
      return turn?.taken === true ? this.compare(em) : undefined;
    });
  }

  /** Reads the database first, then the log: the other way round a project created in between would look like an orphan. */
  private async compare(em: EntityManager): Promise<Found> {
    await em.execute(createHeldSql);
    await em.execute(noteHeldSql(this.held.tables));
    const { name: topic } = topics.projects;
    for (const [partition, to] of await this.log.endOffsets(topic)) {
      const records: LogRecord[] = [];
      for await (const record of this.log.read({ topic, partition, from: 0n, to })) {
        records.push(record);
        if (records.length === MAX_BATCH) await mark(em, records.splice(0));
      }
      await mark(em, records.splice(0));
    }
    const rows = await em.execute<{ id: string }[]>(orphansSql);
    const [count] = await em.execute<{ held: number; living: number }[]>(countHeldSql);
    return { orphans: rows.map(({ id }) => id), held: count?.held ?? 0, living: count?.living ?? 0 };
  }
}

/** The last record of a key says whether its project exists. */
async function mark(em: EntityManager, records: LogRecord[]): Promise<void> {
  const last = Object.fromEntries(records.map(({ key, value }) => [key, value !== null]));
  await em.execute(markSql, [JSON.stringify(last)]);
}
