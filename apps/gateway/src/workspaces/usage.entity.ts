import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** How many live jobs of a workspace count to a month, which is known by its first day. */
export const MonthlyUsage = defineEntity({
  name: 'MonthlyUsage',
  tableName: 'monthly_usage',
  properties: {
    workspaceId: p.text().collation('C').primary(),
    month: p.date().primary(),
    jobs: p.integer(),
  },
  checks: [{ name: 'monthly_usage_jobs_check', expression: 'jobs >= 0' }],
});

/** The jobs behind the count: each is counted once, however often its request runs, and returned once. */
export const MeteredJob = defineEntity({
  name: 'MeteredJob',
  tableName: 'metered_jobs',
  properties: {
    jobId: p.text().collation('C').primary(),
    workspaceId: p.text().collation('C'),
    month: p.date(),
    state: p.enum(['reserved', 'accepted', 'given_back'] as const),
    /** How many events of the job have counted. */
    version: p.integer().default(0),
    reservedAt: p.datetime(6).defaultRaw('now()'),
    /** Told by the log. */
    projectId: p.text().collation('C').nullable(),
    /** Null until the job has ended. */
    outcome: p.enum(['succeeded', 'failed'] as const).nullable(),
  },
  indexes: [
    { properties: ['reservedAt'], name: 'metered_jobs_reserved', where: { state: 'reserved' } },
    { properties: ['workspaceId', 'month'], name: 'metered_jobs_of_month' },
    { properties: ['reservedAt'], name: 'metered_jobs_by_age' },
  ],
});
export type MeteredJob = InferEntity<typeof MeteredJob>;
