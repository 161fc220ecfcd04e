import { Migration } from '@mikro-orm/migrations';

/** What a bill has to say of a job; and where a key was found that was revoked because it leaked. */
export class AddBilling extends Migration {
  override up(): void {
    this.addSql('alter table metered_jobs add column project_id text collate "C"');
    this.addSql(`alter table metered_jobs add column outcome text check (outcome in ('succeeded', 'failed'))`);
    this.addSql('alter table api_keys add column leaked_at timestamptz');
    this.addSql('alter table api_keys add column leaked_url text');
  }
}
