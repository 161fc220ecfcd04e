import pg from 'pg';

interface ColumnRow {
  table: string;
  column: string;
  type: string;
}

const columnsSql = `
  select format('%I.%I', table_schema, table_name) as "table", quote_ident(column_name) as "column", data_type as "type"
  from information_schema.columns join information_schema.tables using (table_catalog, table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  order by table_schema, table_name, ordinal_position`;

/**
 * The tables of a database, `schema.table`, in which a text occurs in any row and column, whatever its letters' case. It asks the
 * database what tables there are, so that none can be forgotten; bytes are looked at as the text they may be.
 */
export async function tablesHolding(url: string, text: string): Promise<string[]> {
  return (await tablesHoldingEach(url, [text])).get(text) ?? [];
}

/** The same for several texts, by text, with one look at each table. */
export async function tablesHoldingEach(url: string, texts: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(texts.map((text) => [text, []]));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<ColumnRow>(columnsSql);
    for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
      const matches = columns.map(({ column, type }) => `position(lower(texts.text) in lower(${asText(column, type)})) > 0`);
      const held = await client.query<{ text: string }>(
        `select texts.text from unnest($1::text[]) as texts (text) where exists (select from ${table} as held where ${matches.join(' or ')})`,
        [texts],
      );
      for (const { text } of held.rows) found.get(text)?.push(table);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** The escape format leaves every printable ASCII character as it is. */
function asText(column: string, type: string): string {
  return type === 'bytea' ? `encode(held.${column}, 'escape')` : `held.${column}::text`;
}
