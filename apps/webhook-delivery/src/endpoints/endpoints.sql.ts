/** An advisory lock, because there may be no row yet that two callers could take turns on. Value: workspace. */
export const lockDefaultSql = `select pg_advisory_xact_lock(hashtextextended('default endpoint ' || ?, 0))`;
