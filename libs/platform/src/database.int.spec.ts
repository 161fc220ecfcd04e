import { forgetDeadLetters } from '@blazon/event-log';
import { useDatabase } from '@blazon/testing';
import { Migration } from '@mikro-orm/migrations';
import { openDatabase } from './database.js';

/** As services made it at first. */
class FirstTables extends Migration {
  override up(): void {
    this.addSql('create table dead_letters (topic text not null, subject text not null)');
    this.addSql(`insert into dead_letters values ('jobs', 'job_1')`);
  }
}

describe('the database of a service', () => {
  const database = useDatabase();

  it('gains what the tables of the event log have gained since, once, and keeps what is in them', async () => {
    for (const time of ['first', 'second']) {
      const orm = await openDatabase({ url: database.url, pool: 2, entities: [], migrations: [FirstTables] });
      const sql = orm.em.fork();
      expect([time, await forgetDeadLetters(sql, 'nobody')]).toEqual([time, []]);
      expect(await sql.execute('select subject, key, owner from dead_letters')).toEqual([{ subject: 'job_1', key: '', owner: null }]);
      await orm.close();
    }
  });
});
