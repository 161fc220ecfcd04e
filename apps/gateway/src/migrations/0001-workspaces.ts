import { readerSchemaSql } from '@blazon/event-log';
import { Migration } from '@mikro-orm/migrations';

export class CreateWorkspaces extends Migration {
  override up(): void {
    this.addSql(`create table workspaces (
      id text collate "C" primary key,
      name text not null,
      plan text not null check (plan in ('free', 'pro', 'agency')),
      monthly_quota integer check (monthly_quota >= 0),
      unpaid_invoice boolean not null default false,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create table api_keys (
      id text collate "C" primary key,
      workspace_id text collate "C" not null references workspaces,
      environment text not null check (environment in ('live', 'sandbox')),
      label text not null,
      sha256 bytea not null unique,
      last_four text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz
    )`);
    this.addSql('create index api_keys_of_workspace on api_keys (workspace_id, id desc)');
    // A bucket counts one window only, so the table holds one small row a caller. Unlogged: losing the counts of the current
    // minute in a crash of the database costs nothing, while logging them would cost a disk write for each request.
    this.addSql(`create unlogged table request_counts (
      bucket text collate "C" primary key,
      window_start timestamptz not null,
      count integer not null
    ) with (fillfactor = 50)`);
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}
