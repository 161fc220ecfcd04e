import { readerSchemaSql } from '@blazon/event-log';
import { Migration } from '@mikro-orm/migrations';

const tenantColumns = `
  workspace_id text collate "C" not null,
  environment text not null check (environment in ('live', 'sandbox'))`;

export class CreateWebhookDelivery extends Migration {
  override up(): void {
    this.addSql(`create table endpoints (
      id text collate "C" primary key,
      ${tenantColumns},
      url text not null,
      is_default boolean not null
    )`);
    this.addSql('create index endpoints_newest_first on endpoints (workspace_id, id desc)');
    this.addSql('create unique index one_default_endpoint on endpoints (workspace_id, environment) where is_default');
    this.addSql('create table secrets (workspace_id text collate "C" primary key, sealed text not null)');
    this.addSql('create table deleted_projects (id text collate "C" primary key)');
    // What has to be remembered of a job until it ends; afterwards only its version, so that nothing is delivered twice.
    this.addSql(`create table jobs (
      id text collate "C" primary key,
      project_id text collate "C" not null,
      version int not null,
      webhook_url text,
      assets json
    )`);
    this.addSql('create index jobs_of_project on jobs (project_id)');
    // The body is the exact bytes that are signed and sent, the same in every attempt.
    this.addSql(`create table deliveries (
      id text collate "C" primary key,
      ${tenantColumns},
      project_id text collate "C" not null,
      job_id text collate "C" not null unique,
      endpoint_id text collate "C",
      event_id text collate "C" not null,
      event_type text not null,
      url text,
      body bytea not null,
      schedule jsonb not null,
      status text not null generated always as (schedule ->> 'status') stored,
      trace json not null
    )`);
    this.addSql('create index deliveries_of_project on deliveries (project_id)');
    this.addSql('create index deliveries_newest_first on deliveries (workspace_id, id desc)');
    this.addSql('create index deliveries_by_status on deliveries (workspace_id, status, id desc)');
    this.addSql('create index deliveries_of_endpoint on deliveries (endpoint_id, id desc) where endpoint_id is not null');
    this.addSql('create index deliveries_of_endpoint_by_status on deliveries (endpoint_id, status, id desc) where endpoint_id is not null');
    this.addSql(`create table attempts (
      delivery_id text collate "C" not null references deliveries on delete cascade,
      number int not null,
      started_at timestamptz not null,
      duration_ms real not null,
      timing json not null,
      request_headers json not null,
      response_status int,
      response_headers json,
      response_body bytea,
      response_truncated boolean not null,
      error text,
      primary key (delivery_id, number)
    )`);
    // A delivery with an attempt to come. When `due_at` has passed, whoever notices makes the row ready, and ready rows may be claimed;
    // a claim sets `due_at` to the end of its lease. So a retry and a lost lease are the same thing, and nobody has to watch over either.
    this.addSql(`create table queue (
      delivery_id text collate "C" primary key references deliveries on delete cascade,
      host text collate "C" not null,
      due_at timestamptz not null,
      ready boolean not null,
      holder text
    )`);
    this.addSql('create index queue_ready on queue (host, due_at) where ready');
    this.addSql('create index queue_waiting on queue (due_at) where not ready');
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}
