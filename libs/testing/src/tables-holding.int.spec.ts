import pg from 'pg';
import { useDatabase } from './database.js';
import { tablesHolding, tablesHoldingEach } from './tables-holding.js';

describe('tablesHolding', () => {
  const database = useDatabase();

  it('finds a text in every kind of column, in every schema, in any case, and nothing else', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(`
      create table texts (id int, content text); insert into texts values (1, 'a fox'), (2, 'the Zanzibar house');
      create table documents (content jsonb); insert into documents values ('{"deep": ["zanzibar"]}');
      create table files (content bytea); insert into files values ('\\x00ff' || 'ZANZIBAR'::bytea);
      create table lists (content text[]); insert into lists values (array['x', 'zanzibar']);
      create schema "Other"; create table "Other"."Odd name" ("a column" text); insert into "Other"."Odd name" values ('zanzibar');
      create table clean (content text); insert into clean values ('zanzi'), ('bar')`);
    await client.end();
    expect((await tablesHolding(database.url, 'zanzibar')).sort()).toEqual(
      ['"Other"."Odd name"', 'public.documents', 'public.files', 'public.lists', 'public.texts'].sort(),
    );
    expect(await tablesHolding(database.url, 'nowhere')).toEqual([]);
    expect(await tablesHoldingEach(database.url, ['House', 'nowhere', 'bar'])).toEqual(
      new Map([
        ['House', ['public.texts']],
        ['nowhere', []],
        ['bar', expect.arrayContaining(['public.clean', 'public.texts']) as string[]],
      ]),
    );
  });
});
