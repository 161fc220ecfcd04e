/** How long an append may wait for its turn; after that it is refused and never sent. */
export const MAX_WAIT_MS = 10_000;

/** How long a send may take: long enough for a broker to restart, short enough for a caller to wait. Nothing of it leaves afterwards. */
export const SEND_LIMIT_MS = 10_000;

/**
 * Whoever appends inside a transaction, as the outbox does under its lock, must have been answered before the database ends the session
 * for idleness: its successor appends from then on, and what came later would follow what it has appended.
 */
export const APPEND_LIMIT_MS = MAX_WAIT_MS + SEND_LIMIT_MS;
