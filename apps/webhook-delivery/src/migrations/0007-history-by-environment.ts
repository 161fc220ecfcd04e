import { Migration } from '@mikro-orm/migrations';

/** The history of one environment, newest first. It is of what no attempt changes, so attempts do not pay for it. */
export class HistoryByEnvironment extends Migration {
  override up(): void {
    this.addSql('create index deliveries_of_environment on deliveries (workspace_id, environment, id)');
  }
}
