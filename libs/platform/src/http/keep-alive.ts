/**
 * Callers are told to keep an idle connection for less than a service that stops goes on serving: none of them sends a request on one that
 * is being closed. Proxies that do not listen to this, and keep connections for a minute, are given longer than that.
 */
export const keepAlive = { keepAliveTimeout: 4_000, keepAliveTimeoutBuffer: 71_000 };
