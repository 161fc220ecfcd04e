import { PostgresEventLog, Outbox } from '@blazon/event-log';
import { topics } from '@blazon/contracts';
import { openDatabase } from '@blazon/database';
import { firstIdAt, newId } from '@blazon/kernel';
import { createLogger, loadConfig } from '@blazon/platform';
import { useDatabase } from '@blazon/testing';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { webhookDeliveryConfig } from '../config.js';
import { DeliveryQueue } from './delivery-queue.js';
import { History } from './history.js';
import { Outcomes } from './outcomes.js';
import { Deletion } from '../projections/deletion.js';
import { Retention } from '../retention/retention.js';
import { Secrets } from '../secrets/secrets.js';
import { webhookDeliveryService } from '../service.js';

const database = useDatabase();
const logDatabase = useDatabase();
const workspace = newId('ws');
const endpoint = newId('whk');
const busyHost = 'busy.example:443';
const connections = 2;
const few = 1_000;
const many = Number(process.env.LARGE_HISTORY_ROWS ?? 60_000);

let orm: MikroORM;
let pool: Pool;
let log: PostgresEventLog;
let queue: DeliveryQueue;
let outcomes: Outcomes;
let history: History;
let retention: Retention;

beforeAll(async () => {
  orm = await openDatabase({ url: database.url, pool: connections, ...webhookDeliveryService.database });
  pool = await orm.em.getConnection().getNativeClient();
  const logger = createLogger({ service: 'test', level: 'fatal' });
  log = await PostgresEventLog.connect({ url: logDatabase.url, logger });
  await log.ensureTopics([topics.webhooks]);
  const config = loadConfig(webhookDeliveryConfig, {
    DATABASE_URL: database.url,
    SERVICE_TOKEN: 'a token that is long enough for this test',
    WEBHOOK_SEALING_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
  });
  queue = new DeliveryQueue(orm, pool, config);
  outcomes = new Outcomes(orm, new Outbox({ orm, log, logger }), logger, config);
  history = new History(orm);
  retention = new Retention(orm, new Secrets(orm, config), config);
  await pool.query(`insert into secrets values ($1, 'sealed')`, [workspace]);
  await withoutAutovacuum();
});

afterAll(async () => {
  await log.close();
  await orm.close();
});

/** It comes once a minute, reads whole tables, whose pages would be counted here, and changes what planners know. */
async function withoutAutovacuum(): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  for (const { name } of rows) await pool.query(`alter table ${name} set (autovacuum_enabled = off, toast.autovacuum_enabled = off)`);
}

interface Seeded {
  ids: string[];
  projects: string[];
}

/** Deliveries of one workspace, ten of a project, with an attempt each; a few could not be delivered, and the first are of the sandbox. */
async function addEnded(ids: string[]): Promise<Seeded> {
  const projects = Array.from({ length: Math.ceil(ids.length / 10) }, () => newId('proj'));
  await pool.query(
    `insert into deliveries (id, workspace_id, environment, project_id, job_id, endpoint_id, event_id, event_type, url, body, trace)
     select id, $2, case when n <= 20 then 'sandbox' else 'live' end, ($4::text[])[(n + 9) / 10], 'job' || id,
       case when n % 2 = 0 then $3 end, 'evt', 'generation.success', 'https://receiver.example/', '{}', '{}'
     from unnest($1::text[]) with ordinality as seeded (id, n)`,
    [ids, workspace, endpoint, projects],
  );
  await pool.query(
    `insert into schedules (delivery_id, workspace_id, endpoint_id, schedule)
     select id, $2, case when n % 2 = 0 then $3 end,
       jsonb_build_object('status', case when n % 50 = 7 then 'undeliverable' else 'delivered' end)
     from unnest($1::text[]) with ordinality as seeded (id, n)`,
    [ids, workspace, endpoint],
  );
  await pool.query(
    `insert into attempts (delivery_id, number, made)
     select id, 1, '{"request": {}, "response": null}' from unnest($1::text[]) as id`,
    [ids],
  );
  return { ids, projects };
}

/** As many deliveries as these to one host: half of them due, half of them waiting for a retry. */
async function addPending(ids: string[]): Promise<void> {
  await pool.query(
    `with added as (
       insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, trace)
       select id, $2, 'live', 'proj_pending', 'job' || id, 'evt', 'generation.success', 'https://busy.example/', '{}', '{}'
       from unnest($1::text[]) as id returning id
     ), schedules as (
       insert into schedules (delivery_id, workspace_id, schedule)
       select id, $2, '{"status": "pending", "attempts": 0, "dueAt": 0, "wait": null, "delays": [], "arrived": false}' from added
     ) insert into queue (delivery_id, host, due_at, ready)
     select id, $3, now() + interval '1 hour' * (n % 2), n % 2 = 0 from (select id, row_number() over () as n from added) as numbered`,
    [ids, workspace, busyHost],
  );
}

const newIds = (count: number) => Array.from({ length: count }, () => newId('dlv'));
/** Ids from before the retention, a millisecond apart. */
const oldIds = (count: number) => {
  const then = Date.now() - 40 * 86_400_000;
  return Array.from({ length: count }, (_, index) => firstIdAt('dlv', new Date(then + index)));
};

async function grow(to: number): Promise<Seeded> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from attempts');
  await addPending(newIds((to - (rows[0]?.count ?? 0)) / 2));
  return addEnded(newIds(to - (rows[0]?.count ?? 0)));
}

/** A connection keeps for itself what it has read, up to a minute long, unless it is told not to. */
async function countWhatWasRead(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')));
  for (const client of clients) client.release();
}

/** The pages of tables and indexes that a piece of work touches. */
async function pagesOf(work: () => Promise<unknown>): Promise<number> {
  const touched = async () => {
    await countWhatWasRead();
    const { rows } = await pool.query<{ pages: string }>(
      `select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0) + coalesce(toast_blks_hit + toast_blks_read, 0)
         + coalesce(tidx_blks_hit + tidx_blks_read, 0)) as pages from pg_statio_user_tables`,
    );
    return Number(rows[0]?.pages);
  };
  const before = await touched();
  await work();
  return (await touched()) - before;
}

async function claimAndRecord(): Promise<void> {
  const claims = await queue.claim('', { places: 64, perOtherHost: 8, perHost: [{ host: busyHost, places: 32 }] });
  expect(claims).toHaveLength(32);
  const timing = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: 1, totalMs: 1 };
  const result = { requestHeaders: {}, response: null, error: null, timing };
  await Promise.all(claims.map((claim) => outcomes.record({ claim, startedAt: 0, endedAt: 1, result })));
}

/** What each piece of work costs with this history behind it. */
async function costs({ ids, projects }: Seeded): Promise<Record<string, number>> {
  const page = (filter: object, starting_after?: string) => async () => {
    const { data } = await history.list(workspace, filter, { limit: 10, starting_after });
    expect(data).toHaveLength('job_id' in filter ? 1 : 10);
  };
  const middle = ids[Math.floor(ids.length / 2)];
  const works = {
    'the first page of the history': page({}),
    'a page in the middle of it': page({}, middle),
    'a page of the undeliverable ones': page({ status: 'undeliverable' }),
    'a page of the pending ones': page({ status: 'pending' }),
    'a page of an environment': page({ environment: 'live' }, middle),
    'a page of an environment with few, all of them old': page({ environment: 'sandbox' }),
    'a page of the delivered ones of it': page({ environment: 'sandbox', status: 'delivered' }),
    'a page of an endpoint': page({ endpoint_id: endpoint }, middle),
    'a page of the delivered ones of an endpoint': page({ endpoint_id: endpoint, status: 'delivered' }),
    'the delivery of a job': page({ job_id: `job${middle ?? ''}` }),
    'looking for what becomes due': () => queue.wakeDue(),
    '32 claimed and recorded': claimAndRecord,
    'a project deleted': () => orm.em.fork().transactional((em) => new Deletion().forget(em, projects.pop() ?? '')),
  };
  const found: Record<string, number> = {};
  for (const [what, work] of Object.entries(works)) {
    // The first time also reads the catalogue and plans.
    await work();
    found[what] = await pagesOf(work);
  }
  await addEnded(oldIds(500));
  found['500 old ones forgotten'] = await pagesOf(async () => {
    expect(await retention.sweep(new Date())).toBe(500);
  });
  return found;
}

describe('with a long history and a long queue', () => {
  it('no work touches more pages than with a short one, but for deeper indexes', async () => {
    const beginning = await grow(few);
    await pool.query('analyze');
    const short = await costs(beginning);
    // From now on the plans of these statements are fixed, and no statistics will tell that the queue has grown.
    for (let count = 0; count < 5; count += 1) await claimAndRecord();
    const grown = await grow(many);
    const unnoticed = await pagesOf(claimAndRecord);
    await pool.query('analyze');
    const long = await costs(grown);
    if (process.env.LARGE_HISTORY_ROWS !== undefined) console.table({ [few]: short, [many]: long, unnoticed: { pages: unnoticed } });
    const tooMuch = Object.entries({
      ...long,
      '32 claimed and recorded': Math.max(unnoticed, long['32 claimed and recorded'] ?? 0),
    }).filter(([what, pages]) => pages > 2 * (short[what] ?? 0) + 30);
    expect(tooMuch).toEqual([]);
  }, 600_000);
});
