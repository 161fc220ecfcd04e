import { Migration } from '@mikro-orm/migrations';

/**
 * From here on the entities tell the whole schema. What `reserve_places` did is a statement of the service now (`usage.sql.ts`), and an
 * index is read in both directions.
 */
export class AsEntitiesSay extends Migration {
  override up(): void {
    this.addSql('drop function reserve_places(text[], text[], jsonb, date)');
    this.addSql('drop index api_keys_of_workspace');
    this.addSql('create index api_keys_of_workspace on api_keys (workspace_id, id)');
  }
}
