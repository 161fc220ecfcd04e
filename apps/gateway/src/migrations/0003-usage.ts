import { Migration } from '@mikro-orm/migrations';

export class CreateUsage extends Migration {
  override up(): void {
    this.addSql(`create table monthly_usage (
      workspace_id text collate "C" not null,
      month date not null,
      jobs integer not null check (jobs >= 0),
      primary key (workspace_id, month)
    )`);
    // What the count is made of: a job is counted once, however often its request runs, and given back once.
    this.addSql(`create table metered_jobs (
      job_id text collate "C" primary key,
      workspace_id text collate "C" not null,
      month date not null,
      state text not null check (state in ('reserved', 'accepted', 'given_back')),
      version integer not null default 0,
      reserved_at timestamptz not null default now()
    )`);
    this.addSql("create index metered_jobs_reserved on metered_jobs (reserved_at) where state = 'reserved'");
  }
}
