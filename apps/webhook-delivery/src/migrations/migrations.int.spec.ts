import { openDatabase } from '@blazon/database';
import { readerEntities } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { useDatabase } from '@blazon/testing';
import { History } from '../deliveries/history.js';
import { CreateWebhookDelivery } from './0001-webhook-delivery.js';
import { HistoryByStatus } from './0002-history-by-status.js';
import { webhookDeliveryService } from '../service.js';

const database = useDatabase();
const startedAt = 1_794_714_687_123;

describe('a database of an earlier version', () => {
  it('shows the same deliveries and attempts after the migration', async () => {
    const workspace = newId('ws');
    const [delivered, pending] = [newId('dlv'), newId('dlv')] as const;
    const earlier = await openDatabase({
      url: database.url,
      pool: 2,
      entities: [...readerEntities],
      migrations: [CreateWebhookDelivery, HistoryByStatus],
    });
    const schedules = {
      [delivered]: { status: 'delivered', attempts: 2 },
      [pending]: { status: 'pending', attempts: 0, dueAt: 7_000, wait: null, delays: [60_000], arrived: false },
    };
    for (const [id, schedule] of Object.entries(schedules)) {
      await earlier.em.fork().execute(
        `insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, schedule, trace)
         values (?, ?, 'live', 'proj', ?, 'evt', 'generation.success', 'https://receiver.example/', '{"a":1}', ?, '{}')`,
        [id, workspace, newId('job'), JSON.stringify(schedule)],
      );
    }
    await earlier.em.fork().execute(
      `insert into attempts (delivery_id, number, started_at, duration_ms, timing, request_headers, response_status, response_headers,
         response_body, response_truncated, error)
       values (?, 1, ?, 2.5, '{"dns_ms":1}', '{"host":"h"}', null, null, null, false, 'No connection.'),
         (?, 2, ?, 1.5, '{"dns_ms":null}', '{"host":"h"}', 200, '{"x":["1","2"]}', 'ok', true, null)`,
      [delivered, new Date(startedAt), delivered, new Date(startedAt + 1_000)],
    );
    await earlier.close();

    const orm = await openDatabase({ url: database.url, pool: 2, ...webhookDeliveryService.database });
    const { data } = await new History(orm).list(workspace, {}, { limit: 10 });
    await orm.close();
    const request = { headers: { host: 'h' }, body: '{"a":1}' };
    expect(data).toMatchObject([
      { id: pending, status: 'pending', next_attempt_at: 7, attempts: [] },
      {
        id: delivered,
        status: 'delivered',
        next_attempt_at: null,
        attempts: [
          { number: 1, started_at: startedAt, duration_ms: 2.5, timing: { dns_ms: 1 }, request, response: null, error: 'No connection.' },
          {
            number: 2,
            started_at: startedAt + 1_000,
            duration_ms: 1.5,
            timing: { dns_ms: null },
            request,
            response: { status: 200, headers: { x: ['1', '2'] }, body: 'ok', truncated: true },
            error: null,
          },
        ],
      },
    ]);
  });
});
