import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, QueryResult } from 'pg';
import { onConnection } from './transaction.js';

/** Takes statements with `?` for their values. An EntityManager does, and so does the transaction that a reaction works in. */
export interface Sql {
  execute<Rows extends unknown[]>(text: string, values?: unknown[]): Promise<Rows>;
}

/** A database by its ORM; each piece of work takes a fork of its entity manager, or a connection of its own. */
export interface ReaderDatabase {
  em: EntityManager;
}

const statements = new Map<string, { name: string; text: string }>();

/**
 * Statements as the driver runs them best: values are bound, and each text is planned once for each connection. So a text must not be
 * put together from values, nor hold a `?` that stands for none.
 */
export class PreparedSql implements Sql {
  constructor(private readonly client: Pick<Pool, 'query'>) {}

  async execute<Rows extends unknown[]>(text: string, values: unknown[] = []): Promise<Rows> {
    const { rows } = await this.client.query({ ...prepared(text), values });
    return rows as Rows;
  }
}

/** Plans are kept, and must not be made for a table that was small: what is looked for in here is found by an index. */
const beginSql = ['begin', 'set local enable_seqscan = off'];

/**
 * Runs `work` in a transaction. `begin` travels with the opening statements, whose rows `work` is given, and `commit` with the closing
 * ones that it returns: fewer round trips, and locks that are held for less time.
 */
export async function inShortTransaction(
  database: ReaderDatabase,
  opening: string[],
  work: (sql: Sql, opened: object[][]) => Promise<string[]>,
): Promise<void> {
  await onConnection(await poolOf(database), async (client) => {
    // The driver answers several statements with several results, of which its types know nothing.
    const results = (await client.query([...beginSql, ...opening].join(';'))) as unknown as QueryResult<object>[];
    const closing = await work(
      new PreparedSql(client),
      results.slice(beginSql.length).map(({ rows }) => rows),
    );
    await client.query([...closing, 'commit'].join(';'));
  });
}

/** The connections below an ORM. */
export function poolOf({ em }: ReaderDatabase): Promise<Pool> {
  return em.getConnection().getNativeClient();
}

function prepared(text: string): { name: string; text: string } {
  let statement = statements.get(text);
  if (!statement) {
    let count = 0;
    statement = { name: `statement_${statements.size}`, text: text.replaceAll('?', () => `$${(count += 1)}`) };
    statements.set(text, statement);
  }
  return statement;
}
