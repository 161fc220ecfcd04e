import { defineEntity, MikroORM, OptimisticLockError, p, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { useDatabase } from '@blazon/testing';
import type { Pool } from 'pg';
import { prepared } from './prepared.js';
import { waiting } from './shared-trips.js';
import { inTransaction } from './transaction.js';
import { ormOptions } from './orm.js';

const Note = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { id: p.bigint().primary().generated('identity'), text: p.text().unique(), at: p.datetime().defaultRaw('now()') },
});
const Page = defineEntity({ name: 'Page', tableName: 'pages', properties: { id: p.text().primary(), lines: p.integer() } });
const Checked = defineEntity({
  name: 'Checked',
  tableName: 'checked',
  properties: { id: p.text().primary(), lines: p.integer(), version: p.integer().version() },
});

describe('statements of a transaction', () => {
  const database = useDatabase();
  let orm: MikroORM;
  let pool: Pool;
  const messages: string[] = [];
  const textsOf = async () => (await orm.em.fork().find(Note, {}, { orderBy: { id: 'asc' } })).map(({ text }) => text);

  beforeAll(async () => {
    orm = await MikroORM.init(ormOptions({ url: database.url, pool: 1, entities: [Note, Page, Checked] }));
    pool = await orm.em.getConnection().getNativeClient();
    pool.once('acquire', (client) => {
      const { connection } = client as unknown as { connection: { query: (text: string) => void } };
      const send = connection.query.bind(connection);
      connection.query = (text) => {
        messages.push(text);
        send(text);
      };
    });
    await orm.schema.create();
  });
  beforeEach(async () => {
    await orm.schema.clear();
    messages.length = 0;
  });
  afterAll(() => orm.close());

  it('that need no answer travel with those that do', async () => {
    await orm.em.transactional(async (em) => {
      await em.find(Page, {});
      for (const text of ['a', 'b']) em.create(Note, { text });
      em.create(Page, { id: 'p', lines: 1 });
    });
    expect(messages).toEqual([
      expect.stringMatching(/^begin;select /),
      expect.stringMatching(/^insert into "pages".*;insert into "notes".*;commit$/s),
    ]);
    expect(await textsOf()).toEqual(['a', 'b']);
  });

  it('see what was written before them', async () => {
    const seen = await orm.em.transactional(async (em) => {
      const page = em.create(Page, { id: 'p', lines: 1 });
      await em.flush();
      page.lines = 2;
      await em.flush();
      return em.getKysely<{ pages: { lines: number } }>().selectFrom('pages').select('lines').where('lines', '=', 2).execute();
    });
    expect(seen).toEqual([{ lines: 2 }]);
  });

  it('fail with the commit at the latest, in words of the ORM; nothing of them is kept, and the connection is used again', async () => {
    const twice = orm.em.transactional((em) => {
      em.create(Page, { id: 'p', lines: 1 });
      for (const text of ['a', 'a']) em.create(Note, { text });
      return Promise.resolve();
    });
    await expect(twice).rejects.toThrow(UniqueConstraintViolationException);
    expect([await textsOf(), await orm.em.fork().count(Page)]).toEqual([[], 0]);
  });

  it('are not sent where the work fails before them', async () => {
    const failing = orm.em.transactional((em) => {
      em.create(Page, { id: 'p', lines: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await orm.em.transactional(() => Promise.resolve());
    expect(messages).toEqual([]);
  });

  it('that change a checked version tell at once that the row has changed meanwhile', async () => {
    await orm.em.fork().insert(Checked, { id: 'c', lines: 1 });
    const late = orm.em.transactional(async (em) => {
      const found = await em.findOneOrFail(Checked, 'c');
      await em.execute(`update checked set version = 7`);
      found.lines = 2;
    });
    await expect(late).rejects.toThrow(OptimisticLockError);
  });

  it('count what they change where they are asked to', async () => {
    await orm.em.fork().insert(Page, { id: 'p', lines: 1 });
    const counts = orm.em.transactional(async (em) => [
      await em.nativeUpdate(Page, 'p', { lines: 2 }),
      await em.nativeDelete(Page, 'none'),
    ]);
    expect(await counts).toEqual([1, 0]);
  });

  it('that have parameters share no message, but their transaction', async () => {
    const work = inTransaction(pool, async (client) => {
      await client.query({ text: 'insert into pages (id, lines) values ($1, 1)', values: ['p'] });
      await client.query({ name: 'other', text: 'insert into pages (id, lines) values ($1, 1)', values: ['q'] });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await orm.em.fork().count(Page)).toBe(0);
    await inTransaction(pool, (client) => client.query('insert into pages (id, lines) values ($1, 1)', ['p']));
    expect((await pool.query('select id from pages')).rows).toEqual([{ id: 'p' }]);
    expect((await pool.query('select id from pages where lines = $1', [1])).rows).toEqual([{ id: 'p' }]);
  });

  it('that are prepared are planned once on each connection, also after one that failed', async () => {
    const half = prepared('half', 'select 10 / $1::int as half');
    const halfOf = (n: number) => orm.em.transactional((em) => em.execute<{ half: number }[]>(half, [n]));
    expect(await halfOf(2)).toEqual([{ half: 5 }]);
    await expect(halfOf(0)).rejects.toThrow('division by zero');
    expect(await halfOf(5)).toEqual([{ half: 2 }]);
    expect(messages.filter((text) => text.startsWith('prepare'))).toHaveLength(1);
    expect(messages.filter((text) => text.startsWith('begin;execute half ('))).toHaveLength(3);
  });

  it('wait for others only within it', async () => {
    const insert = waiting(`insert into pages (id, lines) values ('p', 1)`);
    await orm.em.fork().execute(insert);
    expect(await orm.em.fork().count(Page)).toBe(1);
  });
});
