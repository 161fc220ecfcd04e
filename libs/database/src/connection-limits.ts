import { Socket } from 'node:net';
import type { PoolConfig } from 'pg';

/** Limits for each part of working with a database, in milliseconds. Work beyond a limit fails with an error that `isTransient` recognises. */
export interface ConnectionLimits {
  connectMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
  /** How long a connection in use may be without a byte in either direction: longer than a statement may take. */
  silenceMs: number;
  /** After so long without traffic the system begins to ask whether the other side is still there. */
  keepAliveMs: number;
}

/** A replica whose database hangs has noticed it, and the server has freed its locks, soon enough for others to take over within 30 s. */
export const defaultConnectionLimits: ConnectionLimits = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 10_000,
  idleInTransactionMs: 25_000,
  silenceMs: 20_000,
  keepAliveMs: 10_000,
};

/** Settings of the `pg` driver: all that the URL says, such as `sslmode`, and these limits where it does not say otherwise. */
export function connectionSettings(url: string, limits: ConnectionLimits): PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAliveMs,
    stream: () => socketThatEnds(limits.silenceMs),
  };
}

/**
 * A server that hangs ends no statement, and answers whoever asks for a sign of life as long as its system runs: only the socket can
 * tell. Idle connections of a pool are closed long before that.
 */
function socketThatEnds(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error(`The database has been silent for ${silenceMs} ms.`), { code: 'ETIMEDOUT' }));
  });
  return socket;
}
