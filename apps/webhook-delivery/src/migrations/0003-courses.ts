import { Migration } from '@mikro-orm/migrations';

/**
 * What changes with an attempt stands apart from what never does, in rows as narrow as can be: an update writes into every index of its
 * table, and a delivery has indexes that only its end, its job or its project needs. For the same reason an attempt is one value that
 * nobody takes apart, and is not checked against its delivery: it is written by whoever has just changed the delivery's course.
 */
export class Courses extends Migration {
  override up(): void {
    this.addSql(`create table courses (
      delivery_id text collate "C" primary key references deliveries on delete cascade,
      workspace_id text collate "C" not null,
      endpoint_id text collate "C",
      schedule jsonb not null,
      status text not null generated always as (schedule ->> 'status') stored
    )`);
    this.addSql(`insert into courses (delivery_id, workspace_id, endpoint_id, schedule)
      select id, workspace_id, endpoint_id, schedule from deliveries`);
    this.addSql('create index courses_of_workspace on courses (workspace_id, status, delivery_id)');
    this.addSql('create index courses_of_endpoint on courses (endpoint_id, status, delivery_id) where endpoint_id is not null');
    // Their indexes by status go with the column.
    this.addSql('alter table deliveries drop column status, drop column schedule');
    this.addSql('alter table attempts drop constraint attempts_delivery_id_fkey, add column made json');
    this.addSql(`update attempts set made = json_build_object(
      'started_at', floor(extract(epoch from started_at) * 1000)::bigint, 'duration_ms', duration_ms, 'timing', timing,
      'request', json_build_object('headers', request_headers),
      'response', case when response_status is not null then json_build_object(
        'status', response_status, 'headers', coalesce(response_headers, '{}'), 'truncated', response_truncated
      ) end,
      'error', error
    )`);
    this.addSql(`alter table attempts alter column made set not null, drop column started_at, drop column duration_ms, drop column timing,
      drop column request_headers, drop column response_status, drop column response_headers, drop column response_truncated,
      drop column error`);
  }
}
