/** Goes on from a time that the database has told, in Unix milliseconds, whatever the clock of this machine shows. */
export function clockFrom(toldMs: number): () => number {
  const ahead = toldMs - performance.now();
  return () => Math.round(ahead + performance.now());
}

/** The database's time in Unix milliseconds, as an expression of SQL. */
export const unixMsSql = '(extract(epoch from clock_timestamp()) * 1000)::float8';
