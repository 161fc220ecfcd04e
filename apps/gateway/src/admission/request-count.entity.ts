import { defineEntity, p } from '@mikro-orm/postgresql';

/** The requests of one caller in the current minute. */
export const RequestCount = defineEntity({
  name: 'RequestCount',
  tableName: 'request_counts',
  properties: {
    bucket: p.text().collation('C').primary(),
    windowStart: p.datetime(6),
    count: p.integer(),
  },
});
