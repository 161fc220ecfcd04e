import type { Environment } from '@blazon/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** A URL that a workspace has registered. */
export const EndpointRow = defineEntity({
  name: 'EndpointRow',
  tableName: 'endpoints',
  properties: {
    id: p.text().collation('C').primary(),
    workspaceId: p.text().collation('C'),
    environment: p.text().$type<Environment>(),
    url: p.text(),
    isDefault: p.boolean(),
  },
  checks: [{ name: 'endpoints_environment_check', expression: `environment in ('live', 'sandbox')` }],
  uniques: [{ properties: ['workspaceId', 'environment'], name: 'one_default_endpoint', where: 'is_default' }],
  indexes: [{ properties: ['workspaceId', 'id'], name: 'endpoints_of_workspace' }],
});
export type EndpointRow = InferEntity<typeof EndpointRow>;
