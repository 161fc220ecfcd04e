import type { Assets, Interpretation } from '@blazon/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** The data of a job until its end; afterwards only its version, so that nothing is delivered twice. */
export const JobRow = defineEntity({
  name: 'JobRow',
  tableName: 'jobs',
  properties: {
    id: p.text().collation('C').primary(),
    projectId: p.text().collation('C'),
    version: p.integer(),
    webhookUrl: p.text().nullable(),
    assets: p.json<Assets>().columnType('json').nullable(),
    interpretation: p.json<Interpretation>().columnType('json').nullable(),
  },
  indexes: [{ properties: ['projectId'], name: 'jobs_of_project' }],
});
export type JobRow = InferEntity<typeof JobRow>;
