import { newId } from '@blazon/kernel';
import { loadConfig, startService } from '@blazon/platform';
import { useDatabase } from '@blazon/testing';
import pg from 'pg';
import { Retention } from './retention.js';
import { webhookDeliveryService } from '../service.js';

const database = useDatabase();
const logDatabase = useDatabase();
const days = (count: number) => count * 86_400_000;

describe('the retention of history', () => {
  it('removes deliveries that ended before it, with their attempts, and keeps those that still wait', async () => {
    const service = await startService(
      webhookDeliveryService,
      loadConfig(webhookDeliveryService.config, {
        DATABASE_URL: database.url,
        EVENT_LOG_DATABASE_URL: logDatabase.url,
        SERVICE_TOKEN: 'a token that is long enough for this test',
        LOG_LEVEL: 'fatal',
        WEBHOOK_SEALING_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
        WEBHOOK_HISTORY_DAYS: '7',
      }),
    );
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const add = async (status: string) => {
      const id = newId('dlv');
      await pool.query(
        `insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, body, trace)
         values ($1, 'ws', 'live', 'proj', $2, 'evt', 'generation.failed', '', '{}')`,
        [id, newId('job')],
      );
      const schedule = JSON.stringify({ status });
      await pool.query(`insert into schedules (delivery_id, workspace_id, schedule) values ($1, 'ws', $2)`, [id, schedule]);
      await pool.query(`insert into attempts (delivery_id, number, made) values ($1, 1, '{}')`, [id]);
      return id;
    };
    const ids = async (table: string, column: string) =>
      (await pool.query<Record<string, string>>(`select ${column} from ${table} order by 1`)).rows.map((row) => row[column]);
    try {
      const pending = await add('pending');
      for (const status of ['delivered', 'undeliverable', 'not_configured']) await add(status);
      await pool.query(`insert into jobs (id, project_id, version) values ($1, 'proj', 4)`, [newId('job')]);
      const retention = service.app.get(Retention);
      expect(await retention.sweep(new Date(Date.now() + days(6)))).toBe(0);
      expect(await retention.sweep(new Date(Date.now() + days(8)))).toBe(4);
      expect(await ids('deliveries', 'id')).toEqual([pending]);
      expect(await ids('attempts', 'delivery_id')).toEqual([pending]);
      expect(await ids('jobs', 'id')).toEqual([]);
    } finally {
      await pool.end();
      await service.stop();
    }
  });
});
