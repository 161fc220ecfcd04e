import { Migration } from '@mikro-orm/migrations';

/** All columns in one direction, so that rows can be compared as a whole. */
export class OrderProjects extends Migration {
  override up(): void {
    this.addSql('drop index projects_newest_first');
    this.addSql('create index projects_of_tenant on projects (workspace_id, environment, id)');
  }
}
