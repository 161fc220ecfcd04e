import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase, providePostgres } from '@blazon/backing';

const START_TIMEOUT_MS = 180_000;

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, empty database with its own role on the server of `DATABASE_URL`, or on one started for it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = await providePostgres(() => undefined);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server.url, name);
  return {
    url,
    async drop() {
      await dropDatabase(server.url, name);
      await server.stop();
    },
  };
}

/** Creates a database for the tests of the enclosing `describe` or file; `url` may be read from `beforeAll` on. */
export function useDatabase(): { readonly url: string } {
  let database: FreshDatabase | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await database?.drop();
  }, START_TIMEOUT_MS);
  return {
    get url() {
      if (database === undefined) throw new Error('The database is there from beforeAll on, not while tests are being declared.');
      return database.url;
    },
  };
}
