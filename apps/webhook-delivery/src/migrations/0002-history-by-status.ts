import { Migration } from '@mikro-orm/migrations';

/**
 * One index for the history of a workspace and one for that of an endpoint. Pages without a status are put together from one range of
 * each status. Before, there was an index more for either, and each attempt had to keep all of them up to date.
 */
export class HistoryByStatus extends Migration {
  override up(): void {
    for (const old of ['newest_first', 'by_status', 'of_endpoint', 'of_endpoint_by_status']) this.addSql(`drop index deliveries_${old}`);
    this.addSql('create index deliveries_of_workspace on deliveries (workspace_id, status, id)');
    this.addSql('create index deliveries_of_endpoint on deliveries (endpoint_id, status, id) where endpoint_id is not null');
  }
}
