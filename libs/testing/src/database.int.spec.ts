import pg from 'pg';
import { freshDatabase, useDatabase } from './database.js';

describe('useDatabase', () => {
  const database = useDatabase();

  it('gives an empty database whose owner may create tables', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query('CREATE TABLE things (id int)');
    expect((await client.query('SELECT * FROM things')).rows).toEqual([]);
    await client.end();
  });

  it('keeps suites apart: the role of one database may not enter another', async () => {
    const other = await freshDatabase();
    const intruder = new URL(other.url);
    intruder.pathname = new URL(database.url).pathname;
    intruder.host = new URL(database.url).host;
    const client = new pg.Client(intruder.href);
    await expect(client.connect()).rejects.toThrow(/permission denied|authentication failed/);
    await other.drop();
  });
});
