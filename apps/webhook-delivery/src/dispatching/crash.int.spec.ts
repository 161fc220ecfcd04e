import type { ServerResponse } from 'node:http';
import { killPauses, waitFor } from '@blazon/testing';
import type { TestReceiver } from '../testing/receiver.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let receiver: TestReceiver;
let service: ServiceProcess;

TestSystem.use(async (created) => {
  system = created;
  [service, receiver] = await Promise.all([system.start(), system.receiver()]);
});

const killAndStart = async () => {
  await service.kill();
  service = await system.start();
};

/** Holds a lock, so that the service stops at that step until it is killed. */
const locked = async (sql: string, work: () => Promise<void>) => {
  const connection = await system.database.connect();
  await connection.query('begin');
  await connection.query(sql);
  try {
    await work();
  } finally {
    await connection.query('rollback');
    connection.release();
  }
};

const expectOneEvent = (path: string, atLeast: number) => {
  const requests = receiver.received.filter((each) => each.path === path);
  expect(requests.length).toBeGreaterThanOrEqual(atLeast);
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(requests.map(({ body }) => body.toString())).size).toBe(1);
};

describe('kill -9 loses nothing and repeats with the same event id and bytes', () => {
  it('before the attempt is claimed', async () => {
    await service.kill();
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/unclaimed') });
    service = await system.start();
    await system.settled(service, jobId, 'delivered');
    expectOneEvent('/unclaimed', 1);
  });

  it('after the request was sent, before it was answered', async () => {
    const open: ServerResponse[] = [];
    receiver.answer = (_request, response) => open.push(response);
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/unanswered') });
    await receiver.arrived('/unanswered');
    receiver.answer = (_request, response) => response.end('ok');
    await killAndStart();
    const delivery = await system.settled(service, jobId, 'delivered');
    // The lost attempt is not counted: nobody knows what it came to.
    expect(delivery.attempts.map(({ number }) => number)).toEqual([1]);
    expectOneEvent('/unanswered', 2);
  });

  it('after the answer, before it was recorded', async () => {
    let jobId = '';
    await locked('lock table attempts in exclusive mode', async () => {
      ({ jobId } = await system.succeed({ webhookUrl: receiver.url('/unrecorded') }));
      await receiver.arrived('/unrecorded');
      const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await waitFor(async () => (await system.database.query(`select 1 ${waiting}`)).rows.length > 0);
      await service.kill();
      // The server has the statement already, and would carry it out for the dead.
      await system.database.query(`select pg_terminate_backend(pid) ${waiting}`);
    });
    service = await system.start();
    await system.settled(service, jobId, 'delivered');
    expectOneEvent('/unrecorded', 2);
    expect((await system.outcomes(jobId)).length).toBeLessThanOrEqual(1);
  });

  it('after it was recorded, before the log was told', async () => {
    let jobId = '';
    // The lock of whoever publishes the outbox.
    await locked('select pg_advisory_xact_lock(1869968482)', async () => {
      ({ jobId } = await system.succeed({ webhookUrl: receiver.url('/untold') }));
      await system.settled(service, jobId, 'delivered');
      await service.kill();
      expect(await system.outcomes(jobId)).toEqual([]);
    });
    service = await system.start();
    await waitFor(async () => (await system.outcomes(jobId)).length === 1);
    expectOneEvent('/untold', 1);
  });

  it('between a failed attempt and its retry', async () => {
    await service.kill();
    service = await system.start({ BLAZON_WEBHOOK_DELAYS: '3600' });
    receiver.answer = (_request, response) => response.writeHead(500).end();
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/waiting') });
    const [failed] = await waitFor(async () => {
      const found = await system.deliveriesOf(service, jobId);
      return found[0]?.attempts.length === 1 && found;
    });
    receiver.answer = (_request, response) => response.end();
    await killAndStart();
    // An hour passes.
    await system.database.query('update queue set due_at = now() where delivery_id = $1', [failed?.id]);
    await system.settled(service, jobId, 'delivered');
    expectOneEvent('/waiting', 2);
  });

  const pauses = killPauses(2, { minMs: 300, maxMs: 800 });
  it(
    'again and again under load',
    async () => {
      const count = 30 * pauses.length;
      receiver.answer = (_request, response) => setTimeout(() => response.end('ok'), 20);
      const jobs: string[] = [];
      const load = (async () => {
        for (let index = 0; index < count; index += 1)
          jobs.push((await system.succeed({ webhookUrl: receiver.url(`/load/${index}`) })).jobId);
      })();
      for (const pauseMs of pauses) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await killAndStart();
      }
      await load;
      for (const jobId of jobs) await system.settled(service, jobId, 'delivered');
      for (let index = 0; index < count; index += 1) expectOneEvent(`/load/${index}`, 1);
      expect((await system.database.query('select 1 from queue')).rows).toEqual([]);
    },
    120_000 + 30_000 * pauses.length,
  );
});
