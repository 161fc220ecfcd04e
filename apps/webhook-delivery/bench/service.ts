// Deliveries per second through the whole service (claim, sign, send, record, tell the log, all of it on a real PostgreSQL) beside a
// bare undici loop that does nothing but sign and POST, over TLS to the same receiver in another process, in the same run.
// Run: npx nx bench-service webhook-delivery
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase, providePostgres } from '@blazon/backing';
import { newId } from '@blazon/kernel';
import { loadConfig, type RunningService, startService } from '@blazon/platform';
import pg from 'pg';
import { request } from 'undici';
import { webhookDeliveryService } from '../dist/service.js';
import { type Load, measured, report, SigningLoop } from './comparison.ts';
import { body, startTarget } from './target.ts';

const loads: Load[] = [
  { delay: 0, inFlight: 4, deliveries: 4_000 },
  { delay: 0, inFlight: 32, deliveries: 4_000 },
  { delay: 0, inFlight: 256, deliveries: 4_000 },
  { delay: 200, inFlight: 256, deliveries: 1_280 },
];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
// A service runs for weeks; neither side is measured while its code is still being compiled.
const warmUps = 2;

const target = await startTarget();
const loop = new SigningLoop(target);
const folder = await mkdtemp(join(tmpdir(), 'webhook-bench-'));
await writeFile(join(folder, 'ca.pem'), target.ca);
const postgres = await providePostgres(() => undefined);
const [name, logName] = [`bench_${randomBytes(4).toString('hex')}`, `bench_${randomBytes(4).toString('hex')}`];
const databaseUrl = await createDatabase(postgres.url, name);
const logUrl = await createDatabase(postgres.url, logName);
const database = new pg.Pool({ connectionString: databaseUrl, max: 2 }).on('error', () => undefined);
const token = randomBytes(32).toString('hex');

function start(inFlight: number): Promise<RunningService> {
  return startService(
    webhookDeliveryService,
    loadConfig(webhookDeliveryService.config, {
      DATABASE_URL: databaseUrl,
      EVENT_LOG_DATABASE_URL: logUrl,
      SERVICE_TOKEN: token,
      LOG_LEVEL: 'error',
      WEBHOOK_SEALING_KEYS: `bench:${randomBytes(32).toString('base64')}`,
      BLAZON_WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
      BLAZON_WEBHOOK_EXTRA_CA: join(folder, 'ca.pem'),
      // A quarter of all places is kept for other hosts.
      WEBHOOK_IN_FLIGHT: String(Math.ceil((inFlight * 4) / 3)),
      WEBHOOK_IN_FLIGHT_PER_HOST: String(inFlight),
    }),
  );
}

/** All due at once, from the commit on. */
async function enqueue(service: RunningService, count: number, path: string): Promise<{ last: string; commit: () => Promise<void> }> {
  const workspace = newId('ws');
  await request(`${service.url}/workspaces/${workspace}/webhook_secret`, { method: 'PUT', headers: { authorization: `Bearer ${token}` } });
  const ids = Array.from({ length: count }, () => newId('dlv'));
  const url = `${target.origin}${path}`;
  const schedule = { status: 'pending', attempts: 0, dueAt: Date.now(), wait: null, delays: [60_000], arrived: false };
  const connection = await database.connect();
  await connection.query('begin');
  await connection.query(
    `insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, trace)
     select id, $2, 'live', 'proj_1', 'job' || id, 'evt_1', 'generation.success', $3, $4, '{}' from unnest($1::text[]) as id`,
    [ids, workspace, url, body],
  );
  await connection.query(`insert into schedules (delivery_id, workspace_id, schedule) select id, $2, $3 from unnest($1::text[]) as id`, [
    ids,
    workspace,
    JSON.stringify(schedule),
  ]);
  await connection.query(`insert into queue (delivery_id, host, due_at, ready) select id, $2, now(), true from unnest($1::text[]) as id`, [
    ids,
    new URL(url).host,
  ]);
  // As autovacuum does within a minute: until then the claim is planned for empty tables, and reads the whole of them.
  await connection.query('analyze deliveries, schedules, secrets');
  await connection.query(`select pg_notify('webhook_queue', '')`);
  return {
    last: ids.at(-1) ?? '',
    commit: async () => {
      await connection.query('commit');
      connection.release();
    },
  };
}

async function throughService(service: RunningService, { delay, deliveries }: Load) {
  const { last, commit } = await enqueue(service, deliveries, `/?delay=${delay}`);
  return measured(deliveries, async () => {
    await commit();
    // They are claimed in their order, so the last one tells when to look for any: that reads through all that has been removed, and
    // done all the time it would cost the database a tenth of what recording costs.
    await gone('select 1 from queue where delivery_id = $1', [last]);
    await gone('select 1 from queue limit 1');
  });
}

async function gone(query: string, values: unknown[] = []): Promise<void> {
  while ((await database.query(query, values)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

for (const load of loads) {
  const service = await start(load.inFlight);
  const figures = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const figure = { bare: await measured(load.deliveries, () => loop.run(load)), ours: await throughService(service, load) };
    if (round >= 0) figures.push(figure);
  }
  report(load, 'service', figures);
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from schedules where status <> 'delivered'`);
  if (rows[0]?.n !== 0) throw new Error(`${rows[0]?.n} of these were not delivered`);
  await service.stop();
  await database.query('truncate deliveries, attempts cascade');
}
await loop.close();
await database.end();
target.stop();
await dropDatabase(postgres.url, name);
await dropDatabase(postgres.url, logName);
await postgres.stop();
await rm(folder, { recursive: true });
