/** The ORM has no API for notifications. Sends any number of them in one round trip; they are delivered with the commit. */
export const notifySql = 'select pg_notify(?, payload) from json_array_elements_text(?) as payload';
