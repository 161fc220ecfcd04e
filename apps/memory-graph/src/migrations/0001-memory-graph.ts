import { readerSchemaSql } from '@blazon/event-log';
import { Migration } from '@mikro-orm/migrations';

export class CreateMemoryGraph extends Migration {
  override up(): void {
    this.addSql(`create table nodes (
      id text collate "C" primary key,
      project_id text collate "C" not null,
      workspace_id text collate "C" not null,
      environment text not null check (environment in ('live', 'sandbox')),
      job_id text collate "C" not null,
      parent_id text collate "C",
      prompt text not null,
      style json not null,
      created_at timestamptz not null,
      unique (project_id, id),
      foreign key (project_id, parent_id) references nodes (project_id, id)
    )`);
    this.addSql('create index nodes_by_parent on nodes (project_id, parent_id)');
    this.addSql('create table deleted_projects (id text collate "C" primary key)');
    this.addSql(`create table job_versions (
      job_id text collate "C" primary key,
      project_id text collate "C" not null,
      version int not null
    )`);
    this.addSql('create index job_versions_of_project on job_versions (project_id)');
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}
