import { chmodSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalAuthority, type PostgresServer, startPostgres } from '@blazon/backing';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from './orm.js';

const Thing = defineEntity({ name: 'Thing', properties: { id: p.text().primary() } });

describe('a database that takes clients over TLS', () => {
  let folder: string;
  let postgres: PostgresServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'database-tls-'));
    chmodSync(folder, 0o711);
    postgres = await startPostgres({ dataDir: join(folder, 'postgres'), throwAway: true });
    const authority = await LocalAuthority.create();
    const { certificate, key } = await authority.issue({ hosts: ['localhost'] });
    await writeFile(join(folder, 'ca.pem'), authority.certificate);
    await writeFile(join(folder, 'other.pem'), (await LocalAuthority.create()).certificate);
    const administrator = new pg.Client(postgres.url);
    await administrator.connect();
    // The server writes the files itself: only so are they its own, whatever account it runs under.
    for (const [file, text] of [['server.crt', certificate] as const, ['server.key', key] as const]) {
      await administrator.query(`copy (select '${Buffer.from(text).toString('base64')}') to program 'umask 077; base64 -d > ${file}'`);
    }
    await administrator.query('alter system set ssl = on');
    await administrator.query('select pg_reload_conf()');
    await administrator.end();
  });

  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const overTls = async (settings: string): Promise<unknown> => {
    const orm = await MikroORM.init(
      ormOptions({ url: `${postgres.url.replace('127.0.0.1', 'localhost')}?${settings}`, pool: 2, entities: [Thing] }),
    );
    try {
      const [row] = await orm.em.fork().execute<{ ssl: boolean }[]>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      return row?.ssl;
    } finally {
      await orm.close();
    }
  };

  it('is reached over TLS, its certificate checked against the authority that DATABASE_URL names', async () => {
    expect(await overTls(`sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}`)).toBe(true);
  });

  it('is refused when its certificate comes from another authority', async () => {
    await expect(overTls(`sslmode=verify-full&sslrootcert=${join(folder, 'other.pem')}`)).rejects.toThrow(/certificate/);
  });
});
