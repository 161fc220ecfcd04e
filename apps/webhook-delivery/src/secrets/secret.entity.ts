import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** The sealed webhook secret of a workspace, and the one before it while both are valid. */
export const SecretRow = defineEntity({
  name: 'SecretRow',
  tableName: 'secrets',
  properties: {
    workspaceId: p.text().collation('C').primary(),
    sealed: p.text(),
    oldSealed: p.text().nullable(),
    oldValidUntil: p.datetime().nullable(),
  },
});
export type SecretRow = InferEntity<typeof SecretRow>;
