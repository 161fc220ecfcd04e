/** An arbitrary number that names our migration lock, the same in every replica. */
const MIGRATION_LOCK = 7_231_846;

/** One replica migrates at a time; the others wait, and then find nothing to do. */
export const takeMigrationTurnSql = `select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
