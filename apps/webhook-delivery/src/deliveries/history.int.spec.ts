import type { DeliveryFilter } from '@blazon/contracts';
import { openDatabase } from '@blazon/database';
import { newId } from '@blazon/kernel';
import { useDatabase, waitFor } from '@blazon/testing';
import pg from 'pg';
import { webhookDeliveryService } from '../service.js';
import { History } from './history.js';

const database = useDatabase();

describe('the history of a delivery', () => {
  it('shows an attempt that is recorded meanwhile in both status and attempts, or in neither', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, ...webhookDeliveryService.database });
    const recorder = new pg.Client({ connectionString: database.url });
    await recorder.connect();
    const [workspace, id] = [newId('ws'), newId('dlv')];
    await recorder.query(
      `insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, trace)
       values ($1, $2, 'live', 'proj', 'job', 'evt', 'generation.success', 'https://receiver.example/', '{}', '{}')`,
      [id, workspace],
    );
    await recorder.query(
      `insert into schedules (delivery_id, workspace_id, schedule) values ($1, $2, '{"status": "pending", "dueAt": 0}')`,
      [id, workspace],
    );

    // The reader has seen the delivery and waits for the attempts when the attempt is recorded.
    await recorder.query('begin');
    await recorder.query('lock table attempts in access exclusive mode');
    const waiting = `select from pg_locks where not granted and relation = 'attempts'::regclass`;
    const reading = new History(orm).read(workspace, id);
    await waitFor(async () => (await recorder.query(waiting)).rowCount === 1);
    await recorder.query(`insert into attempts (delivery_id, number, made) values ($1, 1, '{"request": {}, "response": null}')`, [id]);
    await recorder.query(`update schedules set schedule = '{"status": "delivered"}' where delivery_id = $1`, [id]);
    await recorder.query('commit');
    expect(await reading).toMatchObject({ status: 'pending', attempts: [] });
    expect(await new History(orm).read(workspace, id)).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });

    await recorder.end();
    await orm.close();
  });

  it('of one environment shows nothing of the other, with and without further filters', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, ...webhookDeliveryService.database });
    const workspace = newId('ws');
    const made = Array.from({ length: 6 }, (_, index) => ({ id: newId('dlv'), environment: index % 2 === 0 ? 'live' : 'sandbox' }));
    for (const { id, environment } of made) {
      await orm.em.fork().execute(
        `insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, trace)
         values (?, ?, ?, 'proj', ?, 'evt', 'generation.success', 'https://receiver.example/', '{}', '{}')`,
        [id, workspace, environment, `job of ${id}`],
      );
      await orm.em
        .fork()
        .execute(`insert into schedules (delivery_id, workspace_id, schedule) values (?, ?, '{"status": "delivered"}')`, [id, workspace]);
    }
    const newestFirst = (environment: string) =>
      made
        .filter((each) => each.environment === environment)
        .map(({ id }) => id)
        .reverse();
    const list = async (filter: DeliveryFilter, limit = 10) =>
      (await new History(orm).list(workspace, filter, { limit })).data.map(({ id }) => id);
    expect(await list({ environment: 'sandbox' })).toEqual(newestFirst('sandbox'));
    expect(await list({ environment: 'live' }, 2)).toEqual(newestFirst('live').slice(0, 2));
    expect(await list({ environment: 'live', status: 'delivered' })).toEqual(newestFirst('live'));
    const [first] = made;
    expect(await list({ environment: 'live', job_id: `job of ${first?.id ?? ''}` })).toEqual([first?.id]);
    expect(await list({ environment: 'sandbox', job_id: `job of ${first?.id ?? ''}` })).toEqual([]);
    await orm.close();
  });
});
