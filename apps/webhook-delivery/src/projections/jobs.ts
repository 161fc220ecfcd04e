import type { Assets, JobEventData, JobEventType } from '@blazon/contracts';
import type { Sql } from '@blazon/event-log';

/** What is known of a job that has not ended. */
export interface KnownJob {
  webhook_url: string | null;
  assets: Assets | null;
}

/** Notes a queued job; false when its first event has been seen before. */
export async function begin(sql: Sql, job: JobEventData['job.queued']): Promise<boolean> {
  const rows = await sql.execute<unknown[]>(
    'insert into jobs (id, project_id, version, webhook_url) values (?, ?, ?, ?) on conflict do nothing returning 1',
    [job.job_id, job.project_id, job.version, job.webhook_url],
  );
  return rows.length > 0;
}

/** The version rule: whether this event is the next one of its job. If it is, it counts, and no other event of its version will. */
export async function isNext(sql: Sql, { job_id, version }: JobEventData[JobEventType]): Promise<boolean> {
  const rows = await sql.execute<unknown[]>('update jobs set version = ? where id = ? and version = ? returning 1', [
    version,
    job_id,
    version - 1,
  ]);
  return rows.length > 0;
}

export async function keepAssets(sql: Sql, { job_id, assets }: JobEventData['brand.generated']): Promise<void> {
  await sql.execute('update jobs set assets = ? where id = ?', [JSON.stringify(assets), job_id]);
}

/** What was kept for a job that has ended, which is not needed any more. */
export async function release(sql: Sql, jobId: string): Promise<KnownJob> {
  const [job] = await sql.execute<KnownJob[]>('select webhook_url, assets from jobs where id = ?', [jobId]);
  if (!job) throw new Error('A job ended that is not known.');
  await sql.execute('update jobs set webhook_url = null, assets = null where id = ?', [jobId]);
  return job;
}
