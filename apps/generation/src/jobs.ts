import { type EnqueueJob, type EnqueueJobTogether, type Job, type Tenant, topics } from '@blazon/contracts';
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

  /**
   * Accepts a job whose project exists, as its owner says, as soon as what the log knew of project and node when it was asked for is
   * known here; or refuses.
   */
  async enqueue(tenant: Tenant, command: EnqueueJob): Promise<Job> {
    const { project_id } = command;
    const look = async () => (await this.knownOf([{ ...tenant, ...command }]))[0];
    let known = await look();
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
    await this.log.append(this.queued(tenant, command));
    return answerTo(command);
  }

  /**
   * Accepts each job whose project certainly exists now, and whose node is known here; nothing for the others. What the log knew of a
   * project when it was asked, its deletion above all, has then been handled here: nobody else needs to be asked for it.
   */
  async enqueueTogether(jobs: EnqueueJobTogether[]): Promise<(Job | null)[]> {
    const certain = await this.barrier.upToDate(topics.projects.name);
    const known = await this.knownOf(jobs);
    const accepted = jobs.map(({ project_id }, index) => known[index] === 'all' && certain(project_id));
    const records = jobs.flatMap(({ workspace_id, environment, trace, ...command }, index) =>
      accepted[index] === true
        ? context.with(propagation.extract(ROOT_CONTEXT, trace), () => this.queued({ workspace_id, environment }, command))
        : [],
    );
    await this.log.append(records);
    return jobs.map((job, index) => (accepted[index] === true ? answerTo(job) : null));
  }

  /**
   * What is appended for a job: that is the commit. A repeated call for the same job appends a second `job.queued`, which every reader
   * ignores by its version, and gets the same answer: the time in it is the one that the id carries.
   */
  private queued(tenant: Tenant, command: EnqueueJob): NewRecord[] {
    const events = this.decider.decide({ type: 'enqueue', request: { ...command, tenant }, at: Date.now() }, absent);
    return events.map((event) => toRecord(event, newId('evt')));
  }

  private async knownOf(jobs: (Tenant & EnqueueJob)[]): Promise<Known[]> {
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
