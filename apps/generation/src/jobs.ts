import { type EnqueueJob, type Job, topics } from '@blazon/contracts';
import { type EventLog, type NewRecord, ReadBarrier } from '@blazon/event-log';
import { DomainError, newId, timeOf } from '@blazon/kernel';
import { CONFIG, EVENT_LOG, POOL } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { type GenerationConfig, policyOf } from './config.js';
import { absent } from './domain/job.js';
import { jobDecider } from './domain/job.decider.js';
import { toRecord } from './publish.js';

/** What is known here of what jobs need: nothing, their project alone, or also the node that they refine, where they name one. */
type Known = 'nothing' | 'project' | 'all';

const knownSql = `select n::int, memory_id is null or exists (
      select from brands join memory_nodes on memory_nodes.id = brands.memory_id
      where brands.memory_id = asked.memory_id and brands.project_id = asked.project_id
    ) as node_known
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as asked (workspace_id, environment, project_id, memory_id, n)
  where exists (
    select from projects where id = asked.project_id and workspace_id = asked.workspace_id and environment = asked.environment
  )`;

/** Accepts jobs. */
@Injectable()
export class Jobs {
  private readonly decider: ReturnType<typeof jobDecider>;

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly barrier: ReadBarrier,
    @Inject(CONFIG) config: GenerationConfig,
  ) {
    this.decider = jobDecider(policyOf(config));
  }

  /** Accepts each job whose project and node are known here, or refuses it. None waits for what another has to wait for. */
  async enqueue(jobs: EnqueueJob[]): Promise<(Job | DomainError)[]> {
    const known = await this.knownOf(jobs);
    return Promise.all(
      jobs.map(async (job, index) => {
        try {
          await this.heardOf(job, known[index]);
        } catch (error) {
          if (error instanceof DomainError) return error;
          throw error;
        }
        await this.log.append(this.queued(job));
        return answerTo(job);
      }),
    );
  }

  /** Resolves when project and node are known here; refuses when what the log knew of them when it was asked has been heard in vain. */
  private async heardOf(job: EnqueueJob, known: Known | undefined): Promise<void> {
    const { project_id } = job;
    const look = async () => (await this.knownOf([job]))[0];
    if (known === 'nothing') {
      await this.barrier.reached(topics.projects.name, project_id);
      known = await look();
    }
    if (known === 'nothing') throw projectNotFound();
    if (known === 'project') {
      // The node is known when both the brand and the answer of the memory graph are: they come by two topics.
      await Promise.all([this.barrier.reached(topics.memory.name, project_id), this.barrier.reached(topics.jobs.name, project_id)]);
      known = await look();
    }
    if (known !== 'all') throw memoryNotFound();
  }

  /**
   * What is appended for a job: that is the commit. A repeated call for the same job appends a second `job.queued`, which every reader
   * ignores by its version, and gets the same answer: the time in it is the one that the id carries.
   */
  private queued({ workspace_id, environment, trace, ...command }: EnqueueJob): NewRecord[] {
    const request = { ...command, tenant: { workspace_id, environment } };
    const events = this.decider.decide({ type: 'enqueue', request, at: Date.now() }, absent);
    return context.with(propagation.extract(ROOT_CONTEXT, trace), () => events.map((event) => toRecord(event, newId('evt'))));
  }

  private async knownOf(jobs: EnqueueJob[]): Promise<Known[]> {
    const { rows } = await this.pool.query<{ n: number; node_known: boolean }>({
      name: 'known_jobs',
      text: knownSql,
      values: [
        jobs.map(({ workspace_id }) => workspace_id),
        jobs.map(({ environment }) => environment),
        jobs.map(({ project_id }) => project_id),
        jobs.map(({ memory_id }) => memory_id),
      ],
    });
    const known = jobs.map((): Known => 'nothing');
    for (const { n, node_known } of rows) known[n - 1] = node_known ? 'all' : 'project';
    return known;
  }
}

function answerTo({ job_id, project_id }: EnqueueJob): Job {
  return { id: job_id, object: 'job', project_id, status: 'queued', created_at: Math.floor(timeOf(job_id).getTime() / 1000) };
}

function projectNotFound(): DomainError {
  return new DomainError('not_found', 'project_not_found', 'There is no such project in this workspace.', { param: 'project_id' });
}

function memoryNotFound(): DomainError {
  return new DomainError('not_found', 'memory_not_found', 'There is no such memory node in this project.', { param: 'memory_id' });
}
