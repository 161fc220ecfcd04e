import { Migration } from '@mikro-orm/migrations';

/** Results wait for their memory nodes for a time that ends. Those that wait already begin to wait now. */
export class AwaitedNodes extends Migration {
  override up(): void {
    this.addSql(`create table awaited_nodes (
      job_id text collate "C" primary key,
      project_id text collate "C" not null,
      since timestamptz not null default now()
    )`);
    this.addSql('create index awaited_nodes_by_age on awaited_nodes (since)');
    this.addSql('create index awaited_nodes_of_project on awaited_nodes (project_id)');
    this.addSql(`insert into awaited_nodes (job_id, project_id) select id, project_id from jobs where state ->> 'status' = 'generated'`);
  }
}
