import { Migration } from '@mikro-orm/migrations';

/** A rolled secret stays valid for a while beside the new one. */
export class AddOldSecrets extends Migration {
  override up(): void {
    this.addSql('alter table secrets add column old_sealed text, add column old_valid_until timestamptz');
  }
}
