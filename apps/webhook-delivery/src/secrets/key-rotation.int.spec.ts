import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { webhookDeliveryApi } from '@blazon/contracts';
import { ormOptions } from '@blazon/database';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { reseal } from './key-rotation.js';
import { parseSealingKeys, SecretBox } from './secret-box.js';
import { SecretRow } from './secret.entity.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

const program = fileURLToPath(new URL('../../dist/secrets/reseal.js', import.meta.url));
const oldKey = `k_1:${randomBytes(32).toString('base64')}`;
const newKey = `k_2:${randomBytes(32).toString('base64')}`;
const boxOf = (keys: string) => new SecretBox(parseSealingKeys(keys));

let system: TestSystem;
let orm: MikroORM;
let secrets: Map<string, string>;

TestSystem.use(async (created) => {
  system = created;
  await (await system.start()).stop();
  orm = await MikroORM.init(ormOptions({ url: system.variables.DATABASE_URL ?? '', pool: 1, entities: [SecretRow] }));
  system.atEnd(() => orm.close());
});

/** More than two batches of secrets, sealed with the old key. */
beforeEach(async () => {
  secrets = new Map(Array.from({ length: 1_200 }, () => [newId('ws'), `whsec_${randomBytes(32).toString('base64')}`]));
  const rows = [...secrets].map(([workspace_id, secret]) => ({ workspace_id, sealed: boxOf(oldKey).seal(secret, workspace_id) }));
  await system.database.query('truncate secrets');
  await system.database.query('insert into secrets select * from json_to_recordset($1) as s (workspace_id text, sealed text)', [
    JSON.stringify(rows),
  ]);
});

const run = (keys: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: system.variables.DATABASE_URL, WEBHOOK_SEALING_KEYS: keys };
    const child = execFile(process.execPath, [program], { env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
const opened = async (keys: string) => {
  const { rows } = await system.database.query<{ workspace_id: string; sealed: string }>('select * from secrets');
  return new Map(rows.map(({ workspace_id, sealed }) => [workspace_id, boxOf(keys).open(sealed, workspace_id)]));
};
const secretOf = async (service: ServiceProcess, workspace_id: string) =>
  (await service.client.call(webhookDeliveryApi.readSecret, { params: { workspace_id } })).webhook_secret;

describe('sealing the webhook secrets anew', () => {
  it('leaves the same secrets, sealed with the new key alone, beside a service that signs with them', async () => {
    const [[workspace_id, secret]] = [...secrets] as [[string, string]];
    const [service, receiver] = await Promise.all([system.start({ WEBHOOK_SEALING_KEYS: `${newKey},${oldKey}` }), system.receiver()]);
    const tenant = { workspace_id, environment: 'live' as const };
    const deliver = async (path: string) => {
      await system.succeed({ tenant, webhookUrl: receiver.url(path) });
      const [request] = await receiver.arrived(path);
      return (
        request?.headers['service-signature'] ===
        createHmac('sha256', secret)
          .update(request?.body ?? '')
          .digest('hex')
      );
    };
    expect(await deliver('/before')).toBe(true);
    const { code, output } = await run(`${newKey},${oldKey}`);
    expect(output).toContain('1000 secrets sealed with the key "k_2"');
    expect(output).toContain('Every secret is sealed with the key "k_2". The other keys may be removed.');
    expect(code).toBe(0);
    expect(output).not.toContain('whsec_');
    expect(await opened(newKey)).toEqual(secrets);
    expect(await deliver('/after')).toBe(true);
    await service.stop();
    const withoutOldKey = await system.start({ WEBHOOK_SEALING_KEYS: newKey });
    expect(await secretOf(withoutOldKey, workspace_id)).toBe(secret);
    expect(await deliver('/without')).toBe(true);
    await withoutOldKey.stop();
  });

  it('seals an old secret that is still valid, too', async () => {
    const [[workspace_id]] = [...secrets] as [[string, string]];
    await system.database.query('update secrets set old_sealed = $1, old_valid_until = now() where workspace_id = $2', [
      boxOf(oldKey).seal('whsec_old', workspace_id),
      workspace_id,
    ]);
    expect(await reseal(orm, boxOf(`${newKey},${oldKey}`))).toEqual({ resealed: 1_201, left: 0, problems: [] });
    const { rows } = await system.database.query<{ old_sealed: string }>('select old_sealed from secrets where old_sealed is not null');
    expect(rows.map(({ old_sealed }) => boxOf(newKey).open(old_sealed, workspace_id))).toEqual(['whsec_old']);
  });

  it('goes on where it was interrupted', async () => {
    const interrupted = reseal(orm, boxOf(`${newKey},${oldKey}`), () => {
      throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    await expect(opened(newKey)).rejects.toThrow('the key "k_1", which is not configured');
    expect(await reseal(orm, boxOf(`${newKey},${oldKey}`))).toEqual({ resealed: 700, left: 0, problems: [] });
    expect(await opened(newKey)).toEqual(secrets);
    expect(await reseal(orm, boxOf(newKey))).toEqual({ resealed: 0, left: 0, problems: [] });
  });

  it('never brings back a secret that was rolled in between', async () => {
    const [workspace_id = ''] = secrets.keys();
    const connection = await system.database.connect();
    await connection.query('begin');
    await connection.query('update secrets set sealed = $1 where workspace_id = $2', [
      boxOf(newKey).seal('whsec_rolled', workspace_id),
      workspace_id,
    ]);
    const running = reseal(orm, boxOf(`${newKey},${oldKey}`));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitFor(async () => (await system.database.query(waiting)).rows.length > 0);
    await connection.query('commit');
    connection.release();
    expect(await running).toEqual({ resealed: 1_199, left: 0, problems: [] });
    expect(await opened(newKey)).toEqual(new Map([...secrets, [workspace_id, 'whsec_rolled']]));
  });

  it('says which keys are still needed, and seals the others all the same', async () => {
    const lost = `k_0:${randomBytes(32).toString('base64')}`;
    const workspace_id = newId('ws');
    await system.database.query('insert into secrets values ($1, $2)', [workspace_id, boxOf(lost).seal('whsec_other', workspace_id)]);
    const { code, output } = await run(`${newKey},${oldKey}`);
    expect(code).toBe(1);
    expect(output).toContain('sealed with the key "k_0", which is not configured');
    expect(output).toContain('1 secrets are still sealed with another key. Keep the keys that they need.');
    expect(await opened(`${newKey},${lost}`)).toEqual(new Map([...secrets, [workspace_id, 'whsec_other']]));
  });

  it('says so when a replica goes on sealing with the old key', async () => {
    const [workspace_id = ''] = secrets.keys();
    const result = await reseal(orm, boxOf(`${newKey},${oldKey}`), async () => {
      const sealed = boxOf(oldKey).seal('whsec_rolled', workspace_id);
      await system.database.query('update secrets set sealed = $1 where workspace_id = $2', [sealed, workspace_id]);
    });
    expect(result).toEqual({ resealed: 1_200, left: 1, problems: [] });
  });
});
