import { ownerColumns } from '@blazon/event-log';

/** An arbitrary number that names our lock, the same in every replica. */
const SWEEP_LOCK = 7_231_848;

/** One replica sweeps at a time; others skip. */
export const takeTurnSql = `select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as taken`;

/** There may be more projects than fit into memory, so the database compares them; the table is dropped with the transaction. */
export const createHeldSql =
  'create temporary table held (id text collate "C" primary key, living boolean not null default false) on commit drop';

/** Notes each project of which a table holds data, once. The names of the tables come from the service's code. */
export function noteHeldSql(tables: Readonly<Record<string, string>>): string {
  const ids = Object.entries({ ...tables, ...ownerColumns }).map(
    ([table, column]) => `select ${column} as id from ${table} where ${column} is not null`,
  );
  return `insert into held (id) select distinct id from (${ids.join(' union all ')}) as ids`;
}

/** Marks projects as living or not, by the last of some records of each. */
export const markSql = 'update held set living = said.value::boolean from jsonb_each_text(?) as said where held.id = said.key';

/** The projects that are no longer in the log. */
export const orphansSql = 'select id from held where not living';

/** The number of projects with data, and how many of them live. */
export const countHeldSql = 'select count(*)::int as held, (count(*) filter (where living))::int as living from held';
