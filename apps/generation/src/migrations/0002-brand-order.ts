import { Migration } from '@mikro-orm/migrations';

/** All columns in one direction, so that rows can be compared as a whole. */
export class OrderBrands extends Migration {
  override up(): void {
    this.addSql('drop index brands_newest_first');
    this.addSql('drop index brands_of_project');
    this.addSql('create index brands_of_tenant on brands (workspace_id, environment, id)');
    this.addSql('create index brands_of_project on brands (project_id, id)');
  }
}
