import { Migration } from '@mikro-orm/migrations';

/** The history of a job is kept here; that of jobs from before is filled in by `rebuild switch`. New work is due at once. */
export class JobHistories extends Migration {
  override up(): void {
    this.addSql('alter table event_keys add column entry json');
    this.addSql('alter table work alter column due_at set default now()');
  }
}
