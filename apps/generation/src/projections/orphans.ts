import { topics } from '@blazon/contracts';
import { type EventLog, Outbox, ReadBarrier } from '@blazon/event-log';
import { EVENT_LOG, type Logger, LOGGER } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Deletion } from './deletion.js';
import { KnownProjects } from './projects.js';

const INTERVAL_MS = 3_600_000;
const AT_MOST = 100;

/**
 * Finds jobs whose project is not there. No order of events leads to one; a database that was restored from a backup, or repaired by
 * hand, can. They are forgotten as if their project had been deleted just now.
 */
@Injectable()
export class Orphans implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly orm: MikroORM,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly barrier: ReadBarrier,
    private readonly projects: KnownProjects,
    private readonly deletion: Deletion,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'orphans could not be looked for; the next sweep tries again');
      });
    }, INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<number> {
    const rows = await this.orm.em
      .fork()
      .execute<{ project_id: string }[]>(
        'select distinct project_id from event_keys where not exists (select 1 from projects where id = project_id) limit ?',
        [AT_MOST],
      );
    let found = 0;
    for (const { project_id } of rows) if (await this.forget(project_id)) found += 1;
    if (found > 0) await this.outbox.publishNow();
    return found;
  }

  /** A project may only have been late: it is looked for again when all that was known about it has been read. */
  private async forget(projectId: string): Promise<boolean> {
    await this.barrier.reached(topics.projects.name, projectId);
    const partition = await this.log.partitionOf(topics.projects.name, projectId);
    return this.orm.em.fork().transactional(async (em) => {
      await this.projects.lock(em, partition);
      const [known] = await em.execute<unknown[]>('select 1 from projects where id = ?', [projectId]);
      if (known !== undefined) return false;
      this.logger.warn({ project_id: projectId }, 'data of a project that is not there was found and is removed');
      await this.deletion.forget(em, projectId, partition);
      return true;
    });
  }
}
