/** Rows in columns that are as wide as their widest cell; `none` where there are no rows. */
export function table(rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return none;
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Fields of one thing, a line each. */
export function fields(values: object): string {
  return table(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
    '',
  );
}

/** Unix seconds as people write them. */
export function time(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ');
}
