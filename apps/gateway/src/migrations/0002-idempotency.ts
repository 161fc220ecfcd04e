import { Migration } from '@mikro-orm/migrations';

export class CreateIdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`create table idempotency_keys (
      workspace_id text collate "C" not null references workspaces,
      environment text not null check (environment in ('live', 'sandbox')),
      key text collate "C" not null,
      fingerprint bytea not null,
      resource_id text collate "C" not null,
      holder uuid not null,
      lease_until timestamptz,
      claimed_at timestamptz not null default now(),
      status smallint,
      body bytea,
      project_id text collate "C",
      erased boolean not null default false,
      primary key (workspace_id, environment, key)
    )`);
    this.addSql('create index idempotency_keys_by_project on idempotency_keys (project_id)');
    this.addSql('create index idempotency_keys_by_resource on idempotency_keys (resource_id)');
    this.addSql('create index idempotency_keys_by_age on idempotency_keys (claimed_at)');
  }
}
