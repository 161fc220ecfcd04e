import type { MikroORM } from '@mikro-orm/postgresql';

/** The changes that would make a migrated schema match the entities; empty if it does. */
export async function schemaChanges(orm: MikroORM): Promise<string> {
  return (await orm.schema.getUpdateSchemaSQL()).trim();
}
