/** An arbitrary number that names our lock, the same in every replica. */
const SWEEP_LOCK = 7_231_848;

/** One replica sweeps at a time; others skip. */
export const takeTurnSql = `select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as taken`;

/** What is held may be more than fits into memory, so it is compared where it is; the table goes with the transaction. */
export const createHeldSql =
  'create temporary table held (id text collate "C" primary key, living boolean not null default false) on commit drop';

/** Notes each project once of which some table holds something. The names are those that a service gives in its code. */
export function noteHeldSql(tables: Readonly<Record<string, string>>): string {
  const ids = Object.entries({ ...tables, dead_letters: 'owner' }).map(
    ([table, column]) => `select ${column} as id from ${table} where ${column} is not null`,
  );
  return `insert into held (id) select distinct id from (${ids.join(' union all ')}) as ids`;
}

/** Of each project what the last of some records said: whether it lives. */
export const markSql = 'update held set living = said.value::boolean from jsonb_each_text(?) as said where held.id = said.key';

/** Those that the log does not know any more. */
export const orphansSql = 'select id from held where not living';

/** Of how many projects something is held, and how many of them live. */
export const countHeldSql = 'select count(*)::int as held, (count(*) filter (where living))::int as living from held';

/** As every reaction does: not in tables that a rebuild is about to replace. */
export const waitForRebuildSql = 'lock table checkpoints in row share mode';
