import pg from 'pg';

interface Explained {
  'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
}

/**
 * How many buffers a statement touches on its way: its cost, whatever else the machine does. The larger number of the two ways in which
 * a prepared statement may be planned: for these values, and for any.
 */
export async function buffersTouched(client: pg.Client, text: string, values: unknown[]): Promise<number> {
  let most = 0;
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    await client.query(`prepare explained as ${text}`);
    const { rows } = await client.query<Explained>(
      `explain (analyze, buffers, format json) execute explained (${values.map(literal).join(', ')})`,
    );
    await client.query('deallocate explained');
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) {
      most = Math.max(most, Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']);
    }
  }
  return most;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));
}
