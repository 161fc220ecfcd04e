/** The ORM has no word for notifications. Any number of them in one round trip; they are heard with the commit. */
export const notifySql = 'select pg_notify(?, payload) from json_array_elements_text(?) as payload';
