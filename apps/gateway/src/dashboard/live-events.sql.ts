/** The ORM has no word for a notification. */
export const notifySql = 'select pg_notify($1, $2)';
