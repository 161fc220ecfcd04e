import { Migration } from '@mikro-orm/migrations';

/** Tables, indexes and constraints as the entities name them. */
export class Schedules extends Migration {
  override up(): void {
    this.addSql('alter table courses rename to schedules');
    this.addSql('alter index courses_pkey rename to schedules_pkey');
    this.addSql('alter index courses_of_workspace rename to schedules_of_workspace');
    this.addSql('alter index courses_of_endpoint rename to schedules_of_endpoint');
    this.addSql('alter table schedules rename constraint courses_delivery_id_fkey to schedules_delivery_id_foreign');
    this.addSql('alter table queue rename constraint queue_delivery_id_fkey to queue_delivery_id_foreign');
    this.addSql('alter table queue alter column due_at set default now()');
    this.addSql('drop index endpoints_newest_first');
    this.addSql('create index endpoints_of_workspace on endpoints (workspace_id, id)');
  }
}
