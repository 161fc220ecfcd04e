import { Migration } from '@mikro-orm/migrations';

/** Whose tombstone was read: a record that follows it comes too late. */
export class RememberDeletedProjects extends Migration {
  override up(): void {
    this.addSql('create table deleted_projects (id text collate "C" primary key, read_at timestamptz not null default now())');
  }
}
