/**
 * Callers must drop idle connections sooner than a stopping service ends, so none of them sends a request on a connection that is being
 * closed. Proxies that ignore this, and keep connections for a minute, get longer than that.
 */
export const keepAlive = { keepAliveTimeout: 4_000, keepAliveTimeoutBuffer: 71_000 };
