import type { ServerResponse } from 'node:http';
import { webhookDeliveryApi } from '@blazon/contracts';
import { tablesHolding, waitFor } from '@blazon/testing';
import type { PoolClient } from 'pg';
import type { TestReceiver } from '../testing/receiver.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let service: ServiceProcess;
let receiver: TestReceiver;

TestSystem.use(async (created) => {
  system = created;
  [service, receiver] = await Promise.all([system.start(), system.receiver()]);
});

const ofUrl = 'a-word-in-a-path';
const ofBody = 'a-word-in-an-answer';

/** Resolves when so many statements of the service wait for somebody else's lock. */
const waiting = (count: number) =>
  waitFor(async () => {
    const { rows } = await system.database.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length === count;
  });

/** The delivery of a job, once its request has arrived, and the response that it waits for. */
async function underWay(path: string, attempts: number) {
  const open: ServerResponse[] = [];
  receiver.answer = (_request, response) => {
    if (open.push(response) < attempts) response.writeHead(500).end(ofBody);
  };
  const { jobId, projectId } = await system.succeed({ webhookUrl: receiver.url(path) });
  await receiver.arrived(path, attempts);
  const [delivery] = await system.deliveriesOf(service, jobId);
  return { jobId, projectId, deliveryId: delivery?.id ?? '', answer: () => open.at(-1)?.end(ofBody) };
}

/** Runs `work` while another transaction holds what `sql` locks; lets go of it afterwards, without a trace. */
async function holding(sql: string, values: unknown[], work: () => Promise<void>): Promise<void> {
  const connection: PoolClient = await system.database.connect();
  await connection.query('begin');
  await connection.query(sql, values);
  try {
    await work();
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}

/** Whatever was still to be done has been done, and nothing but the id of the project is left of it. */
async function expectForgotten(projectId: string, deliveryId: string): Promise<void> {
  const holders = async () =>
    (
      await Promise.all([projectId, deliveryId, ofUrl, ofBody].map((word) => tablesHolding(system.variables.DATABASE_URL ?? '', word)))
    ).flat();
  await waitFor(async () => (await holders()).join() === 'public.deleted_projects');
  receiver.answer = (_request, response) => response.end('ok');
  const other = await system.succeed({ webhookUrl: receiver.url('/other') });
  await system.settled(service, other.jobId, 'delivered');
  await waitFor(async () => (await system.outcomes(other.jobId)).length === 1);
  expect(await holders()).toEqual(['public.deleted_projects']);
}

describe('a project that is deleted while an attempt is being recorded', () => {
  it('takes the attempt along when that came first, and what the log is told of it holds no content', async () => {
    const path = `/${ofUrl}/recorded-first`;
    const { jobId, projectId, deliveryId, answer } = await underWay(path, 1);
    // The attempt is counted, its delivery has ended, and only the row of its history waits for this one.
    await holding(`insert into attempts (delivery_id, number, made) values ($1, 1, '{}')`, [deliveryId], async () => {
      answer();
      await waiting(1);
      await system.deleteProject(projectId);
      await waiting(2);
    });
    await expectForgotten(projectId, deliveryId);
    const told = await system.outcomeRecords(jobId);
    expect(told.map(({ headers }) => headers.ce_type)).toEqual(['webhook.delivered']);
    expect(JSON.stringify(told.map(({ headers, value }) => [headers, value?.toString()]))).not.toMatch(`${ofUrl}|${ofBody}|localhost`);
  });

  it('leaves nothing for the attempt to be counted on when the deletion came first, and the log is told nothing of it', async () => {
    const path = `/${ofUrl}/deleted-first`;
    const { jobId, projectId, deliveryId, answer } = await underWay(path, 2);
    // Deliveries, schedules and queue are gone for whoever deletes; of the first attempt's history it waits for the lock.
    await holding('select 1 from attempts where delivery_id = $1 for update', [deliveryId], async () => {
      await system.deleteProject(projectId);
      await waiting(1);
      answer();
      await waiting(2);
    });
    await expectForgotten(projectId, deliveryId);
    // Of the attempt before it, and of nothing else.
    expect(await system.outcomes(jobId)).toMatchObject([{ type: 'webhook.attempt_failed', data: { attempts: 1 } }]);
  });
});

describe('a project whose deletion the reader has not handled yet', () => {
  it('begins no attempt: a claim waits until the reader knows what the log knew', async () => {
    const path = '/behind';
    receiver.answer = (_request, response) => response.writeHead(500).end();
    const { jobId, projectId } = await system.succeed({ webhookUrl: receiver.url(path) });
    await system.settled(service, jobId, 'undeliverable');
    const [delivery] = await system.deliveriesOf(service, jobId);
    const requests = () => receiver.received.filter((request) => request.path === path);
    const before = requests().length;
    await holding(`select from checkpoints where topic = 'projects' for update`, [], async () => {
      await system.deleteProject(projectId);
      const params = { workspace_id: system.tenant.workspace_id, delivery_id: delivery?.id ?? '' };
      await service.client.call(webhookDeliveryApi.resend, { params });
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      expect(requests()).toHaveLength(before);
    });
    await waitFor(async () => (await system.deliveriesOf(service, jobId)).length === 0);
    expect(requests()).toHaveLength(before);
  });
});
