import { topics } from '@blazon/contracts';
import { type EventLog, lockPartition, Outbox } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { CONFIG, EVENT_LOG, type Logger, LOGGER } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type GenerationConfig, policyOf } from '../config.js';
import { jobDecider } from '../domain/job.decider.js';
import { AwaitedNode, JobRow } from '../entities.js';
import { toRecord } from '../publish.js';
import { overdueSql } from './memory-deadline.sql.js';

const LOOK_INTERVAL_MS = 5_000;

/**
 * Gives jobs up whose memory nodes do not come, so that every accepted job ends. Whether the node or this comes first, the log decides:
 * of two events of one version the first counts, for every reader.
 */
@Injectable()
export class MemoryDeadline {
  constructor(
    private readonly orm: MikroORM,
    private readonly outbox: Outbox,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: GenerationConfig,
  ) {}

  @Interval(LOOK_INTERVAL_MS)
  async look(): Promise<void> {
    try {
      const limitMs = this.config.JOB_MEMORY_WINDOW_SECONDS * 1_000;
      const overdue = await this.orm.em.fork().execute<{ job_id: string; project_id: string }[]>(overdueSql, [limitMs]);
      for (const { job_id, project_id } of overdue) await this.giveUp(job_id, project_id);
      if (overdue.length > 0) await this.outbox.publishNow();
    } catch (error) {
      this.logger.warn({ err: error }, 'results without a memory node could not be looked for; they are looked for again');
    }
  }

  /** Under the lock of the partition, so that no event of the job is handled meanwhile. */
  private async giveUp(jobId: string, projectId: string): Promise<void> {
    const partition = await this.log.partitionOf(topics.jobs.name, projectId);
    await this.orm.em.transactional(async (em) => {
      await lockPartition(em, partition);
      if ((await em.nativeDelete(AwaitedNode, { jobId })) === 0) return;
      const job = await em.findOne(JobRow, jobId);
      if (!job) return;
      const events = jobDecider(policyOf(this.config)).decide({ type: 'give_up', at: Date.now() }, job.state);
      this.outbox.add(
        em,
        events.map((event) => toRecord(event, newId('evt'), job.eventId)),
      );
      if (events.length > 0) this.logger.warn({ job_id: jobId }, 'a job is given up: its memory node has not come in time');
    });
  }
}
