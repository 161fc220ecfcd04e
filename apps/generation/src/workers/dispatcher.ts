import { DatabaseSignal, isTransient } from '@blazon/database';
import { type EventLog, ReadBarrier } from '@blazon/event-log';
import { CONFIG, EVENT_LOG, type Logger, LOGGER } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { briefEndpointOf, type GenerationConfig, policyOf } from '../config.js';
import { Brands } from '../projections/brands.js';
import { JobHistory } from '../projections/job-history.js';
import { Abandoned, attempt, type AttemptParts } from './attempt.js';
import { EnginePool } from './engine-pool.js';
import { type ClaimedJob, WorkQueue } from './work-queue.js';
import { WORK_CHANNEL } from './work-queue.sql.js';

/** How often the queue is polled without a notification: for due retries and lost leases. */
const LOOK_INTERVAL_MS = 250;
/** While some jobs of a thread wait for the log, others are drawn; and the more there are, the more share each transaction. */
const JOBS_PER_THREAD = 32;
/** Under load, jobs are claimed in batches: what begins together is also appended, confirmed and completed together. */
const CLAIMS_PER_ROUND = 8;
const DRAIN_DEADLINE_MS = 10_000;
/** After an error of the log or the database, this replica claims nothing for a while: another one may reach both. */
const REST_MS = 1_000;

const tracer = trace.getTracer('@blazon/generation');

/** Claims jobs whenever a place is free, and renews the leases of running ones. */
@Injectable()
export class Dispatcher implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly engine: EnginePool;
  private readonly parts: AttemptParts;
  private readonly signal: DatabaseSignal;
  private readonly running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  private readonly timers: NodeJS.Timeout[] = [];
  private claiming: Promise<void> | undefined;
  private wokenMeanwhile = false;
  /** Whether the last claim left jobs in the queue: only then does a free place matter. */
  private full = false;
  /** When this replica may claim again, if the log answers then; undefined while there is no error. */
  private restsUntil: number | undefined;
  private stopping = false;

  constructor(
    orm: MikroORM,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    barrier: ReadBarrier,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: GenerationConfig,
    history: JobHistory,
    brands: Brands,
    private readonly queue: WorkQueue,
  ) {
    this.engine = new EnginePool({
      threads: config.ENGINE_THREADS,
      threadMemoryMb: config.ENGINE_THREAD_MEMORY_MB,
      engineModule: config.ENGINE_MODULE,
      briefEndpoint: briefEndpointOf(config),
    });
    const [policy, worker] = [policyOf(config), config.WORKER_NAME];
    this.parts = { orm, log, barrier, logger, history, brands, engine: this.engine, policy, worker };
    this.signal = new DatabaseSignal(config.DATABASE_URL, WORK_CHANNEL, () => {
      this.wake();
    });
  }

  async onModuleInit(): Promise<void> {
    await this.engine.warm();
  }

  onApplicationBootstrap(): void {
    this.signal.start();
    this.timers.push(
      setInterval(() => {
        this.wake();
      }, LOOK_INTERVAL_MS),
    );
    this.timers.push(setInterval(() => void this.keepLeases(), this.config.JOB_LEASE_MS / 4));
  }

  /** Claims nothing more, gives running jobs some time to end, then releases the others to other replicas. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.signal.close();
    await this.claiming;
    const jobs = [...this.running.entries()];
    const cut = setTimeout(() => {
      for (const [, job] of jobs) job.abort.abort();
    }, DRAIN_DEADLINE_MS);
    await Promise.all(jobs.map(([, job]) => job.done));
    clearTimeout(cut);
    await this.engine.close();
  }

  /** There may be work, or a free place for it. */
  private wake(): void {
    this.wokenMeanwhile = true;
    this.claiming ??= this.claim().finally(() => {
      this.claiming = undefined;
    });
  }

  private async claim(): Promise<void> {
    const places = this.config.ENGINE_THREADS * JOBS_PER_THREAD;
    try {
      if (!(await this.isFit())) return;
      while (this.wokenMeanwhile && !this.stopping) {
        // Until it is known: a place that becomes free meanwhile must not be missed.
        this.full = true;
        const wanted = places - this.running.size;
        if (wanted < CLAIMS_PER_ROUND) return;
        this.wokenMeanwhile = false;
        const claims = await this.queue.claim(this.config.WORKER_NAME, wanted, this.config.JOB_LEASE_MS);
        this.full = claims.length === wanted;
        // This process may claim a lease again that expired while it was slow: the attempt simply continues.
        for (const claim of claims) if (!this.running.has(claim.job_id)) this.begin(claim);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the work queue could not be read; it is tried again');
    }
  }

  /** A replica that cannot reach the log would only keep jobs from others. */
  private async isFit(): Promise<boolean> {
    if (this.restsUntil === undefined) return true;
    if (performance.now() < this.restsUntil) return false;
    await this.log.ping();
    this.restsUntil = undefined;
    return true;
  }

  private begin(claim: ClaimedJob): void {
    const abort = new AbortController();
    const done = this.work(claim, abort.signal).finally(() => {
      this.running.delete(claim.job_id);
      if (this.full && !this.stopping) this.wake();
    });
    this.running.set(claim.job_id, { abort, done });
  }

  /** Runs in the trace of the request that created the job, however long ago that was. */
  private work(claim: ClaimedJob, signal: AbortSignal): Promise<void> {
    const parent = propagation.extract(ROOT_CONTEXT, claim.trace);
    return tracer.startActiveSpan('generate', { kind: SpanKind.INTERNAL, attributes: { 'job.id': claim.job_id } }, parent, async (span) => {
      try {
        await attempt(this.parts, claim, signal);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        await this.giveUp(claim, error);
      } finally {
        span.end();
      }
    });
  }

  /** A job that fails because this replica cannot reach the log or the database is released to others at once, as on a stop. */
  private async giveUp(claim: ClaimedJob, error: unknown): Promise<void> {
    const isRefused = isTransient(error);
    const level = error instanceof Abandoned || isRefused ? 'warn' : 'error';
    this.logger[level]({ err: error, job_id: claim.job_id }, 'an attempt was given up');
    if (isRefused) this.restsUntil = performance.now() + REST_MS;
    if (isRefused || this.stopping) await this.queue.release(this.config.WORKER_NAME, claim.job_id).catch(() => undefined);
  }

  private async keepLeases(): Promise<void> {
    const ids = [...this.running.keys()];
    if (ids.length === 0) return;
    try {
      const held = await this.queue.extend(this.config.WORKER_NAME, ids, this.config.JOB_LEASE_MS);
      // Gone from the queue: ended, deleted with its project, or taken over. In each case nobody waits for this attempt.
      for (const id of ids) if (!held.has(id)) this.running.get(id)?.abort.abort();
    } catch (error) {
      this.logger.warn({ err: error }, 'leases could not be kept; other replicas may take over');
    }
  }
}
