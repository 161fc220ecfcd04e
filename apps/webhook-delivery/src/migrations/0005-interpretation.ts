import { Migration } from '@mikro-orm/migrations';

/** What a success says about its prompt waits with the assets for the end of the job. */
export class AddInterpretation extends Migration {
  override up(): void {
    this.addSql('alter table jobs add column interpretation json');
  }
}
