import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTimeSql } from './clock.sql.js';

/** The time of the database in Unix milliseconds: replicas compare times, and their clocks may differ. */
export async function databaseTime(em: EntityManager): Promise<number> {
  const [now] = await em.execute<{ at: number }[]>(databaseTimeSql);
  return now?.at ?? 0;
}

/** Goes on from a time that the database has told, in Unix milliseconds, whatever the clock of this machine shows. */
export function clockFrom(toldMs: number): () => number {
  const ahead = toldMs - performance.now();
  return () => Math.round(ahead + performance.now());
}
