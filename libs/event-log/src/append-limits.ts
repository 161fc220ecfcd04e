/** How long an append may wait for its turn; after that it is rejected and never sent. */
export const MAX_WAIT_MS = 10_000;

/** How long a send may take: long enough for a broker to restart, short enough for a caller to wait. Nothing of it leaves afterwards. */
export const SEND_LIMIT_MS = 10_000;

/**
 * An append inside a transaction, as the outbox makes it under its lock, must end before the database closes the idle session: from then on
 * its successor appends, and a later record would follow those of the successor.
 */
export const APPEND_LIMIT_MS = MAX_WAIT_MS + SEND_LIMIT_MS;
