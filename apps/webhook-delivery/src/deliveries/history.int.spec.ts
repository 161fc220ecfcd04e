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
});
