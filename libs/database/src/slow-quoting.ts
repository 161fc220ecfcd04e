import { PostgreSqlPlatform } from '@mikro-orm/postgresql';

/**
 * MikroORM writes values into the text of a statement, and quotes each of them letter by letter: a string for every letter, a
 * megabyte of garbage for the assets of one job, a quarter of all that a service leaves to its collector. This gives the same text.
 */
export class QuotingPlatform extends PostgreSqlPlatform {
  override escape(value: unknown): string {
    return typeof value === 'string' ? quoted(value) : super.escape(value);
  }
}

/** Quotes are doubled; where there are backslashes, the literal says that they are, and they are doubled too. */
function quoted(text: string): string {
  const doubled = text.replaceAll("'", "''");
  return text.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}
