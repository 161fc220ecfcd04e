import pg from 'pg';

interface Explained {
  'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
}

/** A named statement may be planned for its values or once for any; one without a name, as query builders send it, for its values alone. */
const namedPlans = ['force_custom_plan', 'force_generic_plan'] as const;
export const unnamedPlans = ['force_custom_plan'] as const;

/** How many buffers a statement touches on its way: its cost, whatever else the machine does. The larger number of the ways it may be planned. */
export async function buffersTouched(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
  plans: readonly string[] = namedPlans,
): Promise<number> {
  let most = 0;
  for (const mode of plans) {
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
