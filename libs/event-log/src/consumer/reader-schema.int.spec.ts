import { openDatabase } from '@blazon/database';
import { schemaChanges, useDatabase } from '@blazon/testing';
import { Migration } from '@mikro-orm/migrations';
import { readerEntities } from '../entities.js';
import { forgetDeadLetters } from './dead-letters.js';
import { readerMigrations, readerSchemaSql } from './reader-schema.js';

/** As services made it at first. */
class FirstTables extends Migration {
  override up(): void {
    this.addSql('create table dead_letters (topic text not null, subject text not null)');
    this.addSql(`insert into dead_letters values ('jobs', 'job_1')`);
  }
}

class ReaderTables extends Migration {
  override up(): void {
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}

describe('the tables of the event log in a database', () => {
  const database = useDatabase();

  it('gains what the tables of the event log have gained since, once, and keeps what is in them', async () => {
    for (const time of ['first', 'second']) {
      const orm = await openDatabase({
        url: database.url,
        pool: 2,
        entities: [...readerEntities],
        migrations: [FirstTables, ...readerMigrations],
      });
      const sql = orm.em.fork();
      expect([time, await forgetDeadLetters(sql, 'nobody')]).toEqual([time, []]);
      expect(await sql.execute('select subject, key, owner from dead_letters')).toEqual([{ subject: 'job_1', key: '', owner: null }]);
      await orm.close();
    }
  });
});

describe('the tables of the event log', () => {
  const database = useDatabase();

  it('are as the entities describe them', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, entities: [...readerEntities], migrations: [ReaderTables] });
    expect(await schemaChanges(orm)).toBe('');
    await orm.close();
  });
});
