/** An arbitrary number that names our lock, the same in every replica. */
const HOUSEKEEPING_LOCK = 7_231_847;

/** One replica cleans at a time; others skip. */
export const takeTurnSql = `select pg_try_advisory_xact_lock(${HOUSEKEEPING_LOCK}) as taken`;
