import type { Migration } from '@mikro-orm/migrations';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { type ConnectionLimits, connectionSettings, defaultConnectionLimits } from './connection-limits.js';
import { releaseDeadConnections } from './dead-connections.js';
import { EconomicalDriver, notingFlushes } from './driver.js';
import { takeMigrationTurnSql } from './orm.sql.js';
import { shareTrips } from './shared-trips.js';

export interface DatabaseOptions {
  url: string;
  pool: number;
  limits?: ConnectionLimits;
  /** Everything happens in this schema instead of the database's default one. */
  schema?: string;
  /** Those of all tables in it. */
  entities: NonNullable<Options['entities']>;
  migrations: (new (...args: ConstructorParameters<typeof Migration>) => Migration)[];
}

/** A migration takes as long as it takes, and may wait for one of another replica. */
const limitsOfMigrations: ConnectionLimits = {
  ...defaultConnectionLimits,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  silenceMs: 0,
};

/** The settings of a service's ORM: what its module is made of. */
export function ormOptions({
  url,
  pool,
  limits = defaultConnectionLimits,
  schema,
  entities,
}: Omit<DatabaseOptions, 'migrations'>): Options {
  return defineConfig({
    driver: EconomicalDriver,
    subscribers: [notingFlushes],
    clientUrl: url,
    entities,
    pool: { min: 0, max: pool },
    // An update of many rows names each of them for each column: its text grows by the square of their number.
    batchSize: 50,
    ...(schema !== undefined && { schema }),
    driverOptions: {
      ...connectionSettings(url, limits),
      onPoolCreated: (created: Pool) => {
        releaseDeadConnections(created);
        shareTrips(created);
      },
      ...(schema !== undefined && { options: `-c search_path=${schema}` }),
    },
  });
}

/** Brings the schema of a service's own database up to date; replicas that start together take turns. */
export async function migrate(options: DatabaseOptions): Promise<void> {
  await withMigrator(options, (orm) =>
    orm.em.fork().transactional(async (em) => {
      await em.execute(takeMigrationTurnSql);
      await orm.migrator.up();
    }),
  );
}

/** Throws where the schema is not as this release needs it; changes nothing of the service's own. */
export async function assertMigrated(options: DatabaseOptions): Promise<void> {
  const pending = await withMigrator(options, (orm) => orm.migrator.getPending());
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name).join(', ');
  throw new Error(`The database lacks migrations (${names}). Run dist/migrate.js first, or start with MIGRATE_AT_START=true.`);
}

async function withMigrator<T>({ migrations, ...options }: DatabaseOptions, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init({
    ...ormOptions({ ...options, pool: 2, limits: limitsOfMigrations }),
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, snapshotOnMigrate: false, silent: true },
  });
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}

/** A service's own database, up to date, outside of Nest. */
export async function openDatabase(options: DatabaseOptions): Promise<MikroORM> {
  await migrate(options);
  return MikroORM.init(ormOptions(options));
}

/** Resolves if the database answers. */
export async function pingDatabase(em: EntityManager): Promise<void> {
  const connection = await em.getConnection().checkConnection();
  if (!connection.ok) throw new Error(connection.reason, { cause: connection.error });
}
