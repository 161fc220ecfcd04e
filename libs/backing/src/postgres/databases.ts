import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Makes sure that a database exists and is owned by a role of the same name that may enter no other; returns its URL.
 * The role gets a new password each time, so none has to be kept.
 */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const identifier = pg.escapeIdentifier(name);
  await asAdministrator(serverUrl, async (client) => {
    const has = async (query: string) => (await client.query(query, [name])).rows.length > 0;
    if (!(await has('SELECT 1 FROM pg_roles WHERE rolname = $1'))) await client.query(`CREATE ROLE ${identifier} NOINHERIT`);
    await client.query(`ALTER ROLE ${identifier} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
    if (await has('SELECT 1 FROM pg_database WHERE datname = $1')) return;
    // Managed servers let only a member of the role give a database to it.
    await client.query(`GRANT ${identifier} TO CURRENT_USER`);
    await client.query(`CREATE DATABASE ${identifier} OWNER ${identifier}`);
    await client.query(`REVOKE ALL ON DATABASE ${identifier} FROM PUBLIC`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  url.username = encodeURIComponent(name);
  url.password = password;
  return url.href;
}

/** Removes a database and its role, also while others are connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const identifier = pg.escapeIdentifier(name);
  await asAdministrator(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${identifier} WITH (FORCE)`);
    await client.query(`DROP ROLE IF EXISTS ${identifier}`);
  });
}

async function asAdministrator(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
