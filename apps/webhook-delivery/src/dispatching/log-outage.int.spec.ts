import { waitFor } from '@blazon/testing';
import pg from 'pg';
import type { TestReceiver } from '../testing/receiver.js';
import { TestSystem } from '../testing/system.js';

const LEASE_MS = 60_000;
let system: TestSystem;
let receiver: TestReceiver;

TestSystem.use(async (created) => {
  system = created;
  const later = { BLAZON_WEBHOOK_DELAYS: '1,3', WEBHOOK_LEASE_MS: String(LEASE_MS) };
  [receiver] = await Promise.all([system.receiver(), system.start(later)]);
});

it('leaves attempts in the queue while the log does not answer, and makes them when it answers again', async () => {
  receiver.answer = (_request, response) => response.writeHead(500).end();
  await system.succeed({ webhookUrl: receiver.url('/early') });
  await receiver.arrived('/early', 2);
  await system.succeed({ webhookUrl: receiver.url('/late') });
  await receiver.arrived('/late', 2);
  receiver.answer = (_request, response) => response.end('ok');
  const log = new pg.Client(system.variables.EVENT_LOG_DATABASE_URL);
  await log.connect();
  await log.query('alter table event_log.partitions rename to away');
  try {
    // The first one is claimed before it is known that the log does not answer, and waits for the end of its lease.
    const due = `due_at <= now() and holder is null and ready`;
    await waitFor(async () => (await system.database.query(`select 1 from queue where ${due}`)).rows.length === 1);
  } finally {
    await log.query('alter table event_log.away rename to partitions');
    await log.end();
  }
  await receiver.arrived('/late', 3, LEASE_MS / 3);
}, 120_000);
