import { deadLetterOwnersSql, releaseDeadConnections } from '@blazon/event-log';
import { Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';

export interface DatabaseOptions {
  url: string;
  pool: number;
  /** Everything happens in this schema instead of the database's default one. */
  schema?: string;
  entities: NonNullable<Options['entities']>;
  migrations: (new (...args: ConstructorParameters<typeof Migration>) => Migration)[];
}

/** What the tables of the event log have gained since services were first made with them. */
class DeadLetterOwners extends Migration {
  override up(): void {
    for (const statement of deadLetterOwnersSql) this.addSql(statement);
  }
}

/** An arbitrary number that names our migration lock, the same in every replica. */
const migrationLock = 7_231_846;

/** Connects to a service's own database and brings its schema up to date; replicas that start together take turns. */
export async function openDatabase(options: DatabaseOptions): Promise<MikroORM> {
  const orm = await MikroORM.init({
    clientUrl: options.url,
    entities: options.entities,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: options.pool },
    ...(options.schema !== undefined && { schema: options.schema }),
    driverOptions: {
      onPoolCreated: releaseDeadConnections,
      // A caller is told that the database is away before it gives up by itself.
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      ...(options.schema !== undefined && { options: `-c search_path=${options.schema}` }),
    },
    extensions: [Migrator],
    migrations: { migrationsList: [...options.migrations, DeadLetterOwners], snapshot: false, snapshotOnMigrate: false, silent: true },
  });
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
    await orm.migrator.up();
  });
  return orm;
}
