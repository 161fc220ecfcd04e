import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** The sealed webhook secret of a workspace. */
export const SecretRow = defineEntity({
  name: 'SecretRow',
  tableName: 'secrets',
  properties: {
    workspaceId: p.text().collation('C').primary(),
    sealed: p.text(),
  },
});
export type SecretRow = InferEntity<typeof SecretRow>;
