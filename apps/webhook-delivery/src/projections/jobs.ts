import type { Assets, JobEventData } from '@blazon/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';

/** What was kept of a job until its end. */
export interface KnownJob {
  webhook_url: string | null;
  assets: Assets | null;
}

interface Versioned {
  job_id: string;
  version: number;
}

/*
 * The version rule: each of these counts only if the event is the next one of its job, and no other event of its version will. Late
 * events of a deleted project begin nothing; and where nothing has begun, nothing can go on.
 */

const beginSql = `
  insert into jobs (id, project_id, version, webhook_url)
  select ?, ?, ?, ? where not exists (select 1 from deleted_projects where id = ?)
  on conflict do nothing`;

const endSql = `
  with known as (
    select id, webhook_url, assets from jobs where id = ? and version = ? for update
  ), ended as (
    update jobs set version = ?, webhook_url = null, assets = null from known where jobs.id = known.id
  )
  select webhook_url, assets from known`;

/** Notes a queued job. */
export async function begin(em: EntityManager, { job_id, project_id, version, webhook_url }: JobEventData['job.queued']): Promise<void> {
  await em.execute(beginSql, [job_id, project_id, version, webhook_url, project_id]);
}

/** Notes that a job went on. */
export async function goOn(em: EntityManager, { job_id, version }: Versioned): Promise<void> {
  await em.execute('update jobs set version = ? where id = ? and version = ?', [version, job_id, version - 1]);
}

/** Keeps what a job has made for the time when it ends. */
export async function keepAssets(em: EntityManager, { job_id, version, assets }: JobEventData['brand.generated']): Promise<void> {
  const values = [version, JSON.stringify(assets), job_id, version - 1];
  await em.execute('update jobs set version = ?, assets = ? where id = ? and version = ?', values);
}

/** Ends a job: what was kept for it, which is not needed any more; nothing if this is not its end. */
export async function end(em: EntityManager, { job_id, version }: Versioned): Promise<KnownJob | undefined> {
  const [job] = await em.execute<KnownJob[]>(endSql, [job_id, version - 1, version]);
  return job;
}
