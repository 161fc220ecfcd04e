import type { JobEventData } from '@blazon/contracts';
import { loaded } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DeletedProjectRow, JobRow } from './job.entity.js';

/** What any event of a job says of it. */
export interface JobFact {
  job_id: string;
  project_id: string;
  version: number;
}

/** Loads the jobs that events are about, and of those that begin, which projects are deleted. */
export async function loadJobs(em: EntityManager, facts: readonly JobFact[]): Promise<void> {
  await em.find(JobRow, { id: [...new Set(facts.map(({ job_id }) => job_id))] });
  const beginning = facts.filter(({ version }) => version === 1).map(({ project_id }) => project_id);
  if (beginning.length > 0) await em.find(DeletedProjectRow, { id: [...new Set(beginning)] });
}

/** Notes a queued job. Late events of a deleted project begin nothing; and where nothing has begun, nothing can follow. */
export function begin(
  em: EntityManager,
  { job_id: id, project_id: projectId, version, webhook_url: webhookUrl }: JobEventData['job.queued'],
): void {
  if (loaded(em, DeletedProjectRow, projectId) || loaded(em, JobRow, id)) return;
  em.create(JobRow, { id, projectId, version, webhookUrl, assets: null, interpretation: null });
}

/**
 * The version rule: the job, if the event is its next one, and now at the version of the event; nothing otherwise. No other event of
 * that version will count.
 */
export function advance(em: EntityManager, { job_id, version }: JobFact): JobRow | undefined {
  const job = loaded(em, JobRow, job_id);
  if (job?.version !== version - 1) return undefined;
  job.version = version;
  return job;
}
