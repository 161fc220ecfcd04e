import type { Pool, PoolClient, QueryResult } from 'pg';
import { executedBy } from './prepared.js';

const MARK = '/* waits */ ';

/** Marks a statement whose result nobody needs: within a transaction it leaves with the next one. */
export function waiting(text: string): string {
  return MARK + text;
}

const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';

const nothingYet: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };

/**
 * Lets statements of a transaction share round trips, which cost a service and its database more than most statements do: `begin`, and
 * statements that are marked as `waiting`, leave with the next one in one message, at the latest with the commit. The server runs them in
 * order. The first that fails ends the message, and the statement that took it along, or the commit, fails with its error.
 */
export function shareTrips(pool: Pool): void {
  pool.on('connect', (client) => {
    const shared = new SharedTrips(client.query.bind(client));
    client.query = ((...args: unknown[]) => shared.query(args)) as PoolClient['query'];
  });
}

/** Sends the statements of one connection. */
class SharedTrips {
  private isOpen = false;
  private before: string[] = [];
  private readonly prepared = new Set<string>();

  constructor(private readonly send: (...args: unknown[]) => unknown) {}

  query(args: unknown[]): unknown {
    const [text] = args;
    if (typeof text !== 'string' || !isText(args)) return this.before.length === 0 ? this.send(...args) : this.alone(args);
    if (text === BEGIN || (this.isOpen && text.startsWith(MARK))) {
      this.isOpen = true;
      this.before.push(text.replace(MARK, ''));
      return Promise.resolve(nothingYet);
    }
    if (text === COMMIT || text === ROLLBACK) return this.end(text);
    return this.together(text);
  }

  /** What has begun nowhere but here has nothing to end. */
  private end(text: string): unknown {
    const hasBegun = this.before[0] !== BEGIN;
    const hasWork = text === COMMIT && this.before.length > 1;
    this.isOpen = false;
    if (hasBegun ? text === ROLLBACK : !hasWork) this.before = [];
    return hasBegun || hasWork ? this.together(text) : Promise.resolve(nothingYet);
  }

  private async together(text: string): Promise<unknown> {
    const before = this.before.splice(0);
    const executed = executedBy(text);
    if (executed && !this.prepared.has(executed.name)) {
      await this.send(executed.preparation);
      this.prepared.add(executed.name);
    }
    const results = await this.send([...before, text].join(';'));
    return Array.isArray(results) ? (results as QueryResult[]).at(-1) : results;
  }

  /** What has parameters cannot share a message. */
  private async alone(args: unknown[]): Promise<unknown> {
    await this.send(this.before.splice(0).join(';'));
    return this.send(...args);
  }
}

/** Whether there is but a text: no parameters, and no callback, by which the pool itself asks. */
function isText([, values, callback]: unknown[]): boolean {
  const isEmpty = values === undefined || (Array.isArray(values) && values.length === 0);
  return isEmpty && callback === undefined;
}
