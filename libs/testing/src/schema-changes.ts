import type { MikroORM } from '@mikro-orm/postgresql';

/** What would have to be done to a migrated schema for the entities to be right about it: nothing, if they are. */
export async function schemaChanges(orm: MikroORM): Promise<string> {
  return (await orm.schema.getUpdateSchemaSQL()).trim();
}
