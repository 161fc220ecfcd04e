// Deliveries per second through the whole service (claim, sign, send, record, tell the log, all of it on a real PostgreSQL) beside a
// bare undici loop that does nothing but sign and POST, over TLS to the same receiver in another process, in the same run.
// Run: npx nx bench-service webhook-delivery
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createDatabase, dropDatabase, providePostgres } from '@blazon/backing';
import { newId } from '@blazon/kernel';
import { loadConfig, startService } from '@blazon/platform';
import pg from 'pg';
import { Agent, request } from 'undici';
import { webhookDeliveryService } from '../dist/service.js';
import { newWebhookSecret, signatureHeaders } from '../dist/secrets/signature.js';
import { body, startReceiver } from './target.mjs';

const loads = [
  { delay: 0, inFlight: 4, deliveries: 4_000 },
  { delay: 0, inFlight: 32, deliveries: 4_000 },
  { delay: 0, inFlight: 256, deliveries: 4_000 },
  { delay: 200, inFlight: 256, deliveries: 1_280 },
];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
// A service runs for weeks; neither side is measured while its code is still being compiled.
const warmUps = 2;

const { origin, ca, stop } = await startReceiver();
const folder = await mkdtemp(join(tmpdir(), 'webhook-bench-'));
await writeFile(join(folder, 'ca.pem'), ca);
const postgres = await providePostgres(() => undefined);
const names = [`bench_${randomBytes(4).toString('hex')}`, `bench_${randomBytes(4).toString('hex')}`];
const [databaseUrl, logUrl] = await Promise.all(names.map((name) => createDatabase(postgres.url, name)));
const database = new pg.Pool({ connectionString: databaseUrl, max: 2 }).on('error', () => undefined);

const token = randomBytes(32).toString('hex');
const start = (inFlight) =>
  startService(
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

/** All due at once, from the commit on. */
async function enqueue({ url: serviceUrl }, count, path) {
  const workspace = newId('ws');
  await request(`${serviceUrl}/workspaces/${workspace}/webhook_secret`, { method: 'PUT', headers: { authorization: `Bearer ${token}` } });
  const ids = Array.from({ length: count }, () => newId('dlv'));
  const url = `${origin}${path}`;
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
  await connection.query(`select pg_notify('webhook_queue', '')`);
  const commit = async () => {
    await connection.query('commit');
    connection.release();
  };
  return { ids, commit };
}

async function throughService(service, { delay, deliveries }) {
  const { ids, commit } = await enqueue(service, deliveries, `/?delay=${delay}`);
  return timed(deliveries, async () => {
    await commit();
    // They are claimed in their order, so the last one tells when to look for any: that reads through all that has been removed, and
    // done all the time it would cost the database a tenth of what recording costs.
    await gone('select 1 from queue where delivery_id = $1', [ids.at(-1)]);
    await gone('select 1 from queue limit 1');
  });
}

async function gone(query, values) {
  while ((await database.query(query, values)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

const secret = newWebhookSecret();
const sign = () => signatureHeaders({ eventId: 'evt_1', body, secret, timestamp: Math.floor(Date.now() / 1_000) });
const agent = new Agent({ connect: { ca: ca }, allowH2: false });
function bare({ delay, inFlight, deliveries }) {
  let left = deliveries;
  const worker = async () => {
    while (left-- > 0) {
      const path = `/?delay=${delay}`;
      const headers = { 'content-type': 'application/json', ...sign() };
      const response = await agent.request({ origin, path, method: 'POST', headers, body });
      await response.body.arrayBuffer();
      if (response.statusCode !== 200) throw new Error(`the receiver answered ${response.statusCode}`);
    }
  };
  return timed(deliveries, () => Promise.all(Array.from({ length: inFlight }, worker)));
}

async function timed(deliveries, work) {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: deliveries / seconds, cpuMs: (user + system) / 1_000 / deliveries };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (const load of loads) {
  const service = await start(load.inFlight);
  const runs = [];
  for (let round = -warmUps; round < rounds; round++) {
    const run = { bare: await bare(load), service: await throughService(service, load) };
    if (round >= 0) runs.push(run);
  }
  const failed = await database.query(`select count(*)::int as n from schedules where status <> 'delivered'`);
  const of = (who, what) => median(runs.map((run) => run[who][what]));
  console.log(
    `${load.inFlight} in flight, receiver takes ${load.delay} ms: service ${of('service', 'perSecond').toFixed(0)}/s, ` +
      `${of('service', 'cpuMs').toFixed(3)} ms CPU each; signing undici loop ${of('bare', 'perSecond').toFixed(0)}/s, ` +
      `${of('bare', 'cpuMs').toFixed(3)} ms; ratio ${((of('service', 'perSecond') / of('bare', 'perSecond')) * 100).toFixed(0)} %` +
      (failed.rows[0].n > 0 ? `; ${failed.rows[0].n} NOT DELIVERED` : ''),
  );
  await service.stop();
  await database.query('truncate deliveries, attempts cascade');
}
await agent.close();
await database.end();
stop();
await Promise.all(names.map((name) => dropDatabase(postgres.url, name)));
await postgres.stop();
await rm(folder, { recursive: true });
