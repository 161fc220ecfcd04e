import type { Connection } from './connection.js';

/** Idle connections kept for the next request to the same origin; they hold no secret and no state of a workspace. */
export class ConnectionPool {
  private readonly idle = new Map<string, Connection[]>();
  private size = 0;

  constructor(private maxIdle: number) {}

  /** The connection that was used last, since it is the least likely to have been closed meanwhile. */
  take(origin: string): Connection | null {
    for (;;) {
      const connection = this.idle.get(origin)?.at(-1);
      if (!connection) return null;
      this.forget(connection);
      if (connection.reusable) return connection;
      connection.close();
    }
  }

  /** Keeps a connection whose exchange is complete. */
  put(connection: Connection): void {
    if (!connection.reusable || this.size >= this.maxIdle) {
      connection.close();
      return;
    }
    const others = this.idle.get(connection.origin);
    if (others) others.push(connection);
    else this.idle.set(connection.origin, [connection]);
    this.size += 1;
  }

  /** How many connections to an origin are idle. */
  idleOf(origin: string): number {
    return this.idle.get(origin)?.length ?? 0;
  }

  /** The origins with idle connections. */
  origins(): string[] {
    return [...this.idle.keys()];
  }

  /** Drops a connection that has closed by itself. */
  forget(connection: Connection): void {
    const connections = this.idle.get(connection.origin);
    const index = connections?.lastIndexOf(connection) ?? -1;
    if (!connections || index < 0) return;
    connections.splice(index, 1);
    this.size -= 1;
    if (connections.length === 0) this.idle.delete(connection.origin);
  }

  /** Closes what is idle, and from now on whatever comes back. */
  close(): void {
    this.maxIdle = 0;
    for (const connections of this.idle.values()) for (const connection of connections) connection.close();
    this.idle.clear();
    this.size = 0;
  }
}
