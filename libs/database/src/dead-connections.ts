import type { Pool } from 'pg';

/** Long enough for whoever holds a connection to notice that it is dead and to give it back. */
const GRACE_MS = 1_000;

/**
 * Gives dead connections back to a pool on behalf of those who never will: MikroORM keeps the connection of a transaction whose
 * `begin` or `rollback` fails, so that each restart of the database would make the pool smaller, until nothing is left of it.
 * To be given to MikroORM as `driverOptions: { onPoolCreated: releaseDeadConnections }`.
 */
export function releaseDeadConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        try {
          client.release(true);
        } catch {
          // It was given back in the regular way, and the pool refuses to take it twice.
        }
      }, GRACE_MS).unref();
    });
  });
}
