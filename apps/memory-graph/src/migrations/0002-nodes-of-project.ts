import { Migration } from '@mikro-orm/migrations';

/** A node is always looked for in its project: the key says so, and the parent's foreign key refers to it. */
export class NodesOfProject extends Migration {
  override up(): void {
    this.addSql('alter table nodes drop constraint nodes_project_id_parent_id_fkey');
    this.addSql('alter table nodes drop constraint nodes_project_id_id_key, drop constraint nodes_pkey');
    this.addSql('alter table nodes add primary key (project_id, id)');
    this.addSql(`alter table nodes add constraint nodes_project_id_parent_id_foreign
      foreign key (project_id, parent_id) references nodes (project_id, id)`);
  }
}
