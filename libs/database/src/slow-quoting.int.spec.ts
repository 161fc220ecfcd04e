import { defineEntity, MikroORM, p, PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { useDatabase } from '@blazon/testing';
import { ormOptions } from './orm.js';

const Note = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { text: p.text().primary(), said: p.json<{ text: string }>() },
});

const hard = ['', 'plain', "it's", "''", '\\', "\\'", "'; drop table notes; --", '\\\\n', 'line\nbreak', '?', '\\?', '$1', 'é 🦊 "', '%_'];

describe('values that MikroORM writes into statements', () => {
  const database = useDatabase();
  let orm: MikroORM;

  beforeAll(async () => {
    orm = await MikroORM.init(ormOptions({ url: database.url, pool: 2, entities: [Note] }));
    await orm.em.fork().execute('create table notes (text text primary key, said jsonb not null)');
  });

  afterAll(() => orm.close());

  it('are quoted as MikroORM itself does', () => {
    const own = new PostgreSqlPlatform();
    for (const value of [...hard, ...hard.map((text) => JSON.stringify({ text })), hard, 7n, null, Buffer.from('bytes')])
      expect(orm.em.getPlatform().quoteValue(value)).toEqual(own.quoteValue(value));
  });

  it('come back as they were, whatever they hold', async () => {
    const em = orm.em.fork();
    for (const text of hard) em.create(Note, { text, said: { text } });
    await em.flush();
    const found = await orm.em.fork().find(Note, { text: { $in: hard } });
    expect(new Map(found.map(({ text, said }) => [text, said.text]))).toEqual(new Map(hard.map((text) => [text, text])));
  });

  it('are not taken apart: a long one costs little more than its length', () => {
    const long = `'\\${'x'.repeat(1_000_000)}`;
    const before = process.memoryUsage().heapUsed;
    const text = orm.em.getPlatform().quoteValue(long);
    expect(text).toHaveLength(long.length + 6);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(12 * long.length);
  });
});
