/** The database's time in Unix milliseconds, as an expression of SQL. */
export const unixMsSql = '(extract(epoch from clock_timestamp()) * 1000)::float8';

/** The ORM has no word for the time of its database. */
export const databaseTimeSql = `select ${unixMsSql} as at`;
