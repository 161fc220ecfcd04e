import pg from 'pg';

const sendAwaySql = `select pg_cancel_backend(pid) from pg_locks where relation = 'checkpoints'::regclass and not granted`;

/**
 * Keeps the service of a database from reading on in the log until the returned function is called, which may be done twice: whoever
 * handles a record locks its checkpoint first. A statement that waits for a lock keeps PostgreSQL from clearing the dead rows of all
 * tables, so it is sent away, to come again after a pause.
 */
export async function holdReactions(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; lock table checkpoints in exclusive mode');
  // One that is under way when the connection is closed fails with it.
  const sendAway = setInterval(() => void client.query(sendAwaySql).catch(() => undefined), 100);
  return async () => {
    clearInterval(sendAway);
    await client.end();
  };
}
