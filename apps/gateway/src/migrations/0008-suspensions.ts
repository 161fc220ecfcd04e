import { Migration } from '@mikro-orm/migrations';

/** Operators may suspend a workspace until a time. */
export class AddSuspensions extends Migration {
  override up(): void {
    this.addSql('alter table workspaces add column suspended_until timestamptz');
  }
}
