import { isNext, type JobFact } from '@blazon/contracts';
import { loaded } from '@blazon/event-log';
import { type EntityManager, type EntityName, type FilterQuery, type FindOptions, LockMode, type Primary } from '@mikro-orm/postgresql';
import { isDeleted, loadDeleted } from './deleted-project.js';

/** A service's row of a job, under the job's id, with the number of its events that have counted. */
interface JobRow {
  version: number;
}

type Jobs<Row extends JobRow> = EntityName<Row>;
type OfProject = Pick<JobFact, 'job_id' | 'project_id'>;

/** Loads and locks the rows of these jobs, in one order: a locked row cannot vanish before it is written. */
export async function holdJobs<Row extends JobRow>(em: EntityManager, jobs: Jobs<Row>, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const [id = 'id'] = em.getMetadata(jobs).primaryKeys;
  const where = { [id]: { $in: [...new Set(jobIds)] } } as FilterQuery<Row>;
  const orderBy = { [id]: 'asc' } as NonNullable<FindOptions<Row>['orderBy']>;
  await em.find(jobs, where, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy });
}

/** As `holdJobs`; for jobs without a row it also loads whether their projects are deleted. */
export async function loadJobs<Row extends JobRow>(em: EntityManager, jobs: Jobs<Row>, events: OfProject[]): Promise<void> {
  await holdJobs(
    em,
    jobs,
    events.map(({ job_id }) => job_id),
  );
  const unknown = events.filter(({ job_id }) => !rowOf(em, jobs, job_id));
  await loadDeleted(
    em,
    unknown.map(({ project_id }) => project_id),
  );
}

/** The version rule: the job, now at the version of its next event; nothing if this is not the next, and so did not happen. */
export function advance<Row extends JobRow>(job: Row | undefined, event: Pick<JobFact, 'version'>): Row | undefined {
  if (!job || !isNext(job.version, event)) return undefined;
  job.version = event.version;
  return job;
}

/**
 * The version rule for a job that may be new: its first event begins it, unless its project is deleted. Where nothing has begun nothing
 * can follow, so late events of a deleted project change nothing.
 */
export function follow<Row extends JobRow>(
  em: EntityManager,
  jobs: Jobs<Row>,
  event: OfProject & Pick<JobFact, 'version'>,
  begin: () => Row,
): Row | undefined {
  const job = rowOf(em, jobs, event.job_id);
  if (job) return advance(job, event);
  return isNext(0, event) && !isDeleted(em, event.project_id) ? begin() : undefined;
}

function rowOf<Row extends JobRow>(em: EntityManager, jobs: Jobs<Row>, jobId: string): Row | undefined {
  return loaded(em, jobs, jobId as Primary<Row>);
}
