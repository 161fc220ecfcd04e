import { readerSchemaSql } from '@blazon/event-log';
import { Migration } from '@mikro-orm/migrations';

export class CreateProjects extends Migration {
  override up(): void {
    this.addSql(`create table projects (
      id text collate "C" primary key,
      workspace_id text collate "C" not null,
      environment text not null check (environment in ('live', 'sandbox')),
      name text not null,
      description text,
      created_at timestamptz not null
    )`);
    this.addSql('create index projects_newest_first on projects (workspace_id, environment, id desc)');
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}
