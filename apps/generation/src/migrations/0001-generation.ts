import { readerSchemaSql } from '@blazon/event-log';
import { Migration } from '@mikro-orm/migrations';

const tenantColumns = `
  workspace_id text collate "C" not null,
  environment text not null check (environment in ('live', 'sandbox'))`;

/** Everything but `work` is a projection of the log and can be built from it again. */
export class CreateGeneration extends Migration {
  override up(): void {
    this.addSql(`create table projects (id text collate "C" primary key, ${tenantColumns})`);
    this.addSql('create table deleted_projects (id text collate "C" primary key)');
    this.addSql(`create table jobs (
      id text collate "C" primary key,
      project_id text collate "C" not null,
      ${tenantColumns},
      version int not null,
      event_id text collate "C" not null,
      state jsonb not null
    )`);
    this.addSql('create index jobs_of_project on jobs (project_id)');
    this.addSql(`create table brands (
      id text collate "C" primary key,
      project_id text collate "C" not null,
      ${tenantColumns},
      job_id text collate "C" not null,
      memory_id text collate "C" not null unique,
      parent_memory_id text collate "C",
      created_at timestamptz not null,
      assets json not null,
      style json not null
    )`);
    this.addSql('create index brands_newest_first on brands (workspace_id, environment, id desc)');
    this.addSql('create index brands_of_project on brands (project_id, id desc)');
    this.addSql('create table memory_nodes (id text collate "C" primary key, project_id text collate "C" not null)');
    this.addSql('create index memory_nodes_of_project on memory_nodes (project_id)');
    this.addSql(`create table event_keys (
      key text collate "C" primary key,
      project_id text collate "C" not null,
      partition int not null,
      "offset" bigint not null,
      applied boolean not null
    )`);
    this.addSql('create index event_keys_of_project on event_keys (project_id)');
    this.addSql(`create table work (
      job_id text collate "C" primary key,
      project_id text collate "C" not null,
      workspace_id text collate "C" not null,
      turn bigint not null,
      due_at timestamptz not null,
      holder text,
      queued_at timestamptz not null,
      trace jsonb not null
    )`);
    this.addSql('create index work_by_turn on work (turn, job_id)');
    this.addSql('create index work_of_workspace on work (workspace_id, turn)');
    this.addSql('create index work_of_project on work (project_id)');
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}
