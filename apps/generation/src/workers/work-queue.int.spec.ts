import { openDatabase } from '@blazon/database';
import type { LogRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { useDatabase } from '@blazon/testing';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { JobEvent } from '../domain/job.js';
import { JobRow } from '../entities.js';
import { generationService } from '../service.js';
import { WorkQueue } from './work-queue.js';

const POOL = 5;

describe('the work queue', () => {
  const database = useDatabase();
  let orm: MikroORM;
  let queue: WorkQueue;

  beforeAll(async () => {
    orm = await openDatabase({ url: database.url, pool: POOL, ...generationService.database });
    queue = new WorkQueue(orm);
  });

  beforeEach(async () => {
    await orm.em.fork().execute('truncate work, jobs');
  });

  afterAll(async () => {
    await orm.close();
  });

  const record = { headers: {} } as LogRecord;
  const about = (job_id: string, workspace_id: string) => ({
    job_id,
    project_id: 'proj',
    workspace_id,
    environment: 'live' as const,
    version: 1,
    at: 0,
  });
  const queued = (job_id: string, workspace_id: string): JobEvent => ({
    type: 'job.queued',
    ...about(job_id, workspace_id),
    prompt: '',
    webhook_url: null,
    memory_id: null,
  });
  const failed = (job_id: string): JobEvent => ({
    type: 'job.failed',
    ...about(job_id, 'ws'),
    error: { code: 'generation_failed', message: '' },
  });
  const attemptFailed = (job_id: string): JobEvent => ({
    type: 'job.attempt_failed',
    ...about(job_id, 'ws'),
    attempt: 1,
    message: '',
    retry_at: 0,
  });
  /** As a reaction does: what the events concern is loaded, then they are folded, then all is written. */
  const react = (database: MikroORM, to: WorkQueue, events: JobEvent[], fold: (em: EntityManager, event: JobEvent) => void) =>
    database.em.fork().transactional(async (em) => {
      await to.load(em, events);
      for (const event of events) fold(em, event);
    });
  const add = async (workspace_id: string, count = 1): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => newId('job'));
    await orm.em.fork().insertMany(
      JobRow,
      ids.map((id) => ({
        id,
        projectId: 'proj',
        workspaceId: workspace_id,
        environment: 'live' as const,
        version: 1,
        eventId: 'evt',
        state: { status: 'absent' as const, version: 0 as const },
      })),
    );
    await react(
      orm,
      queue,
      ids.map((id) => queued(id, workspace_id)),
      (em, event) => {
        queue.add(em, event, record);
      },
    );
    return ids;
  };
  const claim = async (limit: number, leaseMs = 60_000) => (await queue.claim('me', limit, leaseMs)).map((job) => job.job_id);
  const finish = (jobId: string) =>
    react(orm, queue, [failed(jobId)], (em) => {
      queue.remove(em, jobId);
    });

  it('gives out the jobs of one workspace in the order in which they came, each once', async () => {
    const ids = await add('ws_a', 5);
    expect(await claim(2)).toEqual(ids.slice(0, 2));
    expect(await claim(10)).toEqual(ids.slice(2));
    expect(await claim(10)).toEqual([]);
  });

  it('lets a workspace that comes with one job pass a thousand jobs of another', async () => {
    await add('ws_large', 1_000);
    for (const id of await claim(20)) await finish(id);
    const [small] = await add('ws_small');
    expect(await claim(2)).toContain(small);
  });

  it('serves workspaces in turn, however unequal their queues are', async () => {
    const a = await add('ws_a', 20);
    const b = await add('ws_b', 4);
    const c = await add('ws_c', 2);
    const order = await claim(8);
    expect(order.filter((id) => a.includes(id))).toHaveLength(3);
    expect(order.filter((id) => b.includes(id))).toHaveLength(3);
    expect(order.filter((id) => c.includes(id))).toHaveLength(2);
  });

  it('does not hold past work against a workspace, nor does a retry hold up the others', async () => {
    for (const id of await add('ws_a', 50)) await finish(id);
    const [resting] = await add('ws_a');
    await react(orm, queue, [attemptFailed(resting ?? '')], (em) => {
      queue.postpone(em, resting ?? '', 60_000);
    });
    await add('ws_b', 10);
    const [next] = await add('ws_a');
    expect(await claim(3)).toContain(next);
  });

  it('passes over a job that is parked, which holds nobody’s turn, and gives it out when it is free again', async () => {
    const [parked = ''] = await add('ws_parked');
    const letter = `insert into dead_letters (consumer_group, topic, partition, "offset", subject, reason) values ('generation', 'jobs', 0, 0, ?, '')`;
    await orm.em.fork().execute(letter, [parked]);
    const large = await add('ws_large', 100);
    expect(await claim(20)).toEqual(large.slice(0, 20));
    for (const id of large.slice(0, 20)) await finish(id);
    const small = await add('ws_small', 30);
    const order = await claim(10);
    expect(order.filter((id) => small.includes(id))).toHaveLength(5);
    await orm.em.fork().execute('delete from dead_letters');
    expect(await claim(1)).toEqual([parked]);
  });

  it('gives a job to another replica when its lease was lost, and not while it is kept', async () => {
    const letMinutesPass = (minutes: number) =>
      orm.em.fork().execute(`update work set due_at = due_at - ? * interval '1 minute'`, [minutes]);
    const [id = ''] = await add('ws_a');
    await queue.claim('dead', 1, 60 * 60_000);
    await letMinutesPass(50);
    expect(await claim(1)).toEqual([]);
    expect(await queue.extend('dead', [id], 60 * 60_000)).toEqual(new Set([id]));
    await letMinutesPass(50);
    expect(await claim(1)).toEqual([]);
    await letMinutesPass(20);
    expect(await claim(1)).toEqual([id]);
    expect(await queue.extend('dead', [id], 60 * 60_000)).toEqual(new Set());
  });

  it('gives each job to one of many that claim at once', async () => {
    const ids = await add('ws_a', 40);
    const claims = await Promise.all(Array.from({ length: 10 }, (_, n) => queue.claim(`replica ${n}`, 4, 60_000)));
    const claimed = claims.flat().map((job) => job.job_id);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.every((id) => ids.includes(id))).toBe(true);
  });

  it('reads a few rows to claim and to add, however long the queue is', async () => {
    const fill = `insert into work select 'job_' || n, 'proj', 'ws_' || n % 100, n, now(), null, now(), '{}' from generate_series(1, 50000) as n`;
    await orm.em.fork().execute(fill);
    await orm.em.fork().execute('analyze work');
    const [id = ''] = await add('ws_1');
    await finish(id);
    const scanned = async () => {
      // Each connection keeps what it has read to itself for a while, unless it is told to publish it; the pause makes all of them busy.
      const publish = 'select pg_stat_force_next_flush(), pg_sleep(0.2)';
      await Promise.all(Array.from({ length: POOL }, () => orm.em.fork().execute(publish)));
      const [row] = await orm.em
        .fork()
        .execute<{ rows: string }[]>(`select coalesce(seq_tup_read, 0) as rows from pg_stat_user_tables where relname = 'work'`);
      return Number(row?.rows);
    };
    const before = await scanned();
    await claim(4);
    await add('ws_2');
    expect((await scanned()) - before).toBe(0);
  });

  it('reads a few rows of a queue that was empty when its statements were planned, and has grown since', async () => {
    // Whoever asks one thing after the other gets the same connection each time, with the plans that it keeps.
    const own = await openDatabase({ url: database.url, pool: 2, ...generationService.database });
    const pool = await own.em.getConnection().getNativeClient();
    const ownQueue = new WorkQueue(own);
    const passThrough = async () => {
      const job_id = newId('job');
      await react(own, ownQueue, [queued(job_id, 'ws_1')], (em, event) => {
        ownQueue.add(em, event, record);
      });
      await ownQueue.claim('me', 1, 60_000);
      await ownQueue.extend('me', [job_id], 60_000);
      await ownQueue.release('me', job_id);
      await react(own, ownQueue, [attemptFailed(job_id)], (em) => {
        ownQueue.postpone(em, job_id, 0);
      });
      await react(own, ownQueue, [failed(job_id)], (em) => {
        ownQueue.remove(em, job_id);
      });
    };
    const read = async () => {
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ rows: string }>(
        `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'work'`,
      );
      return Number(rows[0]?.rows);
    };
    await pool.query('vacuum analyze work');
    for (let times = 0; times < 10; times += 1) await passThrough();
    await pool.query(
      `insert into work select 'job_' || n, 'proj', 'ws_' || n % 100, n, now(), null, now(), '{}' from generate_series(1, 20000) as n`,
    );
    const before = await read();
    await passThrough();
    const after = await read();
    await own.close();
    expect(after - before).toBeLessThan(100);
  });
});
