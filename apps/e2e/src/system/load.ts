import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Project } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import type { Answer, Api } from './api.js';
import type { Receiver } from './receiver.js';

const CALLERS = 2;
/** Together at most four jobs a second: below the 300 generate calls a minute of the Agency plan. */
const PAUSE_MS = 500;
const JOBS_OF_A_PROJECT = 3;
const WEBHOOKS_WITHIN_MS = 60_000;

/**
 * Callers that ask for brands, read and delete until they are told to stop; every answer and every webhook counts. Each asks when it was
 * answered, so that a slow machine is asked less.
 */
export class Load {
  readonly failures: string[] = [];
  readonly accepted: string[] = [];
  requests = 0;
  deletions = 0;
  private isRunning = true;
  private readonly callers: Promise<void>[];

  constructor(
    private readonly api: Api,
    private readonly receiver: Receiver,
  ) {
    this.callers = Array.from({ length: CALLERS }, (_, caller) => this.keepCalling(caller));
  }

  /** Ends the calls; the ids of the accepted jobs that brought no webhook. */
  async finish(): Promise<string[]> {
    this.isRunning = false;
    await Promise.all(this.callers);
    return this.missing();
  }

  /** How many jobs have brought a webhook. */
  get delivered(): number {
    return this.accepted.length - this.missing().length;
  }

  private missing(): string[] {
    const arrived = new Set(
      this.receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { data: { job_id: string } }).data.job_id),
    );
    return this.accepted.filter((id) => !arrived.has(id));
  }

  private async keepCalling(caller: number): Promise<void> {
    while (this.isRunning) {
      const project = await this.count(this.api.post<Project>('/v1/projects', { name: `Caller ${caller}` }), 201);
      if (project === undefined) await pause(PAUSE_MS);
      else await this.useProject(project.id);
    }
  }

  /** Some jobs and reads; the project is deleted when all its webhooks are there. */
  private async useProject(projectId: string): Promise<void> {
    const jobs: string[] = [];
    for (let index = 0; index < JOBS_OF_A_PROJECT; index += 1) {
      const wish = {
        project_id: projectId,
        prompt: 'a bakery called Crumb, warm colours',
        webhook_url: this.receiver.url('/load'),
      };
      const job = await this.count(this.api.post<Job>('/v1/brands/generate', wish), 202);
      if (job !== undefined) {
        jobs.push(job.id);
        this.accepted.push(job.id);
      }
      await this.count(this.api.get('/v1/projects?limit=10'), 200);
      await this.count(this.api.get(`/v1/brands?project_id=${projectId}`), 200);
      await pause(PAUSE_MS);
    }
    const isDone = () => !this.missing().some((id) => jobs.includes(id));
    await waitFor(isDone, { withinMs: WEBHOOKS_WITHIN_MS, everyMs: 100 }).catch(() => undefined);
    await this.count(this.api.call('DELETE', `/v1/projects/${projectId}`), 200);
    this.deletions += 1;
  }

  private async count<T>(call: Promise<Answer<T>>, status: number): Promise<T | undefined> {
    this.requests += 1;
    const at = new Date().toISOString();
    try {
      const answer = await call;
      if (answer.status === status) return answer.body;
      this.failures.push(`${at} ${answer.status} ${answer.text}`);
    } catch (error) {
      this.failures.push(`${at} ${String(error)}`);
    }
    return undefined;
  }
}
