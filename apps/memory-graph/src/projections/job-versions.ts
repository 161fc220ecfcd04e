import { loaded } from '@blazon/event-log';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { DeletedProject, JobVersion } from '../entities.js';

interface Versioned {
  job_id: string;
  project_id: string;
  version: number;
}

/** Loads what `isNext` looks at, and holds it: what is held cannot vanish before it is written. Late events of a deleted project begin nothing; and where nothing has begun, nothing can go on. */
export async function loadVersions(em: EntityManager, events: Versioned[]): Promise<void> {
  const beginning = events.filter(({ version }) => version === 1).map(({ project_id }) => project_id);
  if (beginning.length > 0) await em.find(DeletedProject, { id: { $in: [...new Set(beginning)] } });
  const jobIds = [...new Set(events.map(({ job_id }) => job_id))];
  await em.find(JobVersion, { jobId: { $in: jobIds } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The version rule: whether this event is the next one of its job. If it is, it counts, and no other event of its version will. */
export function isNext(em: EntityManager, { job_id: jobId, project_id: projectId, version }: Versioned): boolean {
  const job = loaded(em, JobVersion, jobId);
  if (version !== (job?.version ?? 0) + 1) return false;
  if (job) job.version = version;
  else if (loaded(em, DeletedProject, projectId)) return false;
  else em.create(JobVersion, { jobId, projectId, version });
  return true;
}
