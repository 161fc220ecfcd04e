import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction on one connection. */
export function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, async (client) => {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}

/** Lends `work` a connection to begin and commit on; a failure is rolled back, and a connection that cannot even do that is thrown away. */
export async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}
