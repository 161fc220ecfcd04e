import { Migration } from '@mikro-orm/migrations';

/** People who use the dashboard, the workspaces that they belong to, their sessions; and usage by day, which they look at. */
export class CreateMembers extends Migration {
  override up(): void {
    this.addSql(`create table people (
      id text collate "C" primary key,
      email text not null unique,
      password_hash text,
      created_at timestamptz not null
    )`);
    this.addSql(`create table memberships (
      workspace_id text collate "C" not null,
      person_id text collate "C" not null,
      role text not null check (role in ('owner', 'member')),
      created_at timestamptz not null,
      primary key (workspace_id, person_id)
    )`);
    this.addSql('create index memberships_by_person on memberships (person_id)');
    this.addSql(`create table one_time_codes (
      sha256 text primary key,
      person_id text collate "C" not null,
      sets_password boolean not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index one_time_codes_by_person on one_time_codes (person_id)');
    this.addSql(`create table sessions (
      sha256 text primary key,
      person_id text collate "C" not null,
      content jsonb not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index sessions_by_person on sessions (person_id)');
    this.addSql('create index sessions_by_age on sessions (expires_at)');
    this.addSql('create index metered_jobs_of_month on metered_jobs (workspace_id, month)');
    this.addSql('create index metered_jobs_by_age on metered_jobs (reserved_at)');
  }
}
