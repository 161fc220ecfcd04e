import { pause } from '@blazon/concurrency';
import { type EnqueueJob, type Job, topics } from '@blazon/contracts';
import { type EventLog, type NewRecord, ReadBarrier } from '@blazon/event-log';
import { DomainError, newId, timeOf } from '@blazon/kernel';
import { CONFIG, EVENT_LOG } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { type GenerationConfig, policyOf } from './config.js';
import { absent } from './domain/job.js';
import { jobDecider } from './domain/job.decider.js';
import { ProjectRow, type Tables } from './entities.js';
import { toRecord } from './publish.js';

/**
 * What is known here of what jobs need: nothing, their project alone, also the brand of the node that they refine, where they name one, or
 * that the memory graph has the node too.
 */
type Known = 'nothing' | 'project' | 'brand' | 'all';

/** How long a job waits for a node that is on its way, and how often it looks. */
const NODE_WAIT_MS = 5_000;
const NODE_LOOK_MS = 20;

/** Accepts jobs. */
@Injectable()
export class Jobs {
  private readonly decider: ReturnType<typeof jobDecider>;

  constructor(
    private readonly orm: MikroORM,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly barrier: ReadBarrier,
    @Inject(CONFIG) config: GenerationConfig,
  ) {
    this.decider = jobDecider(policyOf(config));
  }

  /** Accepts each job whose project and node are known here, or refuses it. No job waits for the data of another. */
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

  /**
   * Resolves when project and node are known here; rejects if they are still unknown after everything that the log held of them at the time
   * of the call has been handled.
   */
  private async heardOf(job: EnqueueJob, known: Known | undefined): Promise<void> {
    const { project_id } = job;
    const look = async () => (await this.knownOf([job]))[0];
    if (known === 'nothing') {
      await this.barrier.reached(topics.projects.name, project_id);
      known = await look();
    }
    if (known === 'project' || known === 'brand') {
      // The node is known when both the brand and the answer of the memory graph are: they come by two topics.
      await Promise.all([this.barrier.reached(topics.memory.name, project_id), this.barrier.reached(topics.jobs.name, project_id)]);
      known = await look();
    }
    // The memory graph shows a node as soon as it has it, which is a moment before the log does.
    for (const until = performance.now() + NODE_WAIT_MS; known === 'brand'; known = await look()) {
      if (performance.now() > until) throw nodeNotYetKnown();
      await pause(NODE_LOOK_MS);
    }
    if (known !== 'all') throw known === 'nothing' ? projectNotFound() : memoryNotFound();
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
    const em = this.orm.em.fork();
    const projects = await em.find(ProjectRow, { id: { $in: jobs.map(({ project_id }) => project_id) } });
    const tenants = new Map(projects.map((project) => [project.id, project]));
    const refined = jobs.flatMap(({ memory_id }) => memory_id ?? []);
    const brands = new Map((refined.length === 0 ? [] : await brandsOf(em, refined)).map((brand) => [brand.memory_id, brand]));
    return jobs.map(({ workspace_id, environment, project_id, memory_id }): Known => {
      const tenant = tenants.get(project_id);
      if (tenant?.workspaceId !== workspace_id || tenant.environment !== environment) return 'nothing';
      if (memory_id === null) return 'all';
      const brand = brands.get(memory_id);
      if (brand?.project_id !== project_id) return 'project';
      return brand.confirmed_id === null ? 'brand' : 'all';
    });
  }
}

/** Brands by their nodes, with the project, and the node once the memory graph has confirmed it. */
function brandsOf(em: EntityManager, memoryIds: string[]) {
  return em
    .getKysely<Tables>()
    .selectFrom('brands')
    .leftJoin('memory_nodes', 'memory_nodes.id', 'brands.memory_id')
    .select(['brands.memory_id', 'brands.project_id', 'memory_nodes.id as confirmed_id'])
    .where('brands.memory_id', 'in', memoryIds)
    .execute();
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

function nodeNotYetKnown(): DomainError {
  return new DomainError('unavailable', 'service_unavailable', 'The memory node is not ready yet. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
}
