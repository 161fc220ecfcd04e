import { jobEvents, topics, webhookEvents } from '@blazon/contracts';
import { readerEntities, readerMigrations } from '@blazon/event-log';
import type { ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { gatewayConfig } from './config.js';
import { entities } from './entities.js';
import { Listeners } from './listeners/listeners.js';
import { CreateWorkspaces } from './migrations/0001-workspaces.js';
import { CreateIdempotencyKeys } from './migrations/0002-idempotency.js';
import { CreateUsage } from './migrations/0003-usage.js';
import { ReservePlaces } from './migrations/0004-reserve-places.js';
import { CountFirst } from './migrations/0005-count-first.js';
import { AsEntitiesSay } from './migrations/0006-as-entities-say.js';
import { CreateMembers } from './migrations/0007-members.js';
import { AddSuspensions } from './migrations/0008-suspensions.js';
import { AddBilling } from './migrations/0009-billing.js';

/** The public API, the admin API and the dashboard, with their workspaces, keys, limits, usage and idempotency. */
export const gatewayService: ServiceDefinition<typeof gatewayConfig> = {
  name: 'gateway',
  config: gatewayConfig,
  database: {
    entities: [...readerEntities, ...entities],
    migrations: [
      CreateWorkspaces,
      CreateIdempotencyKeys,
      CreateUsage,
      ReservePlaces,
      CountFirst,
      AsEntitiesSay,
      CreateMembers,
      AddSuspensions,
      AddBilling,
      ...readerMigrations,
    ],
  },
  topics: [topics.projects, topics.jobs, topics.webhooks],
  consumes: [topics.projects, topics.jobs, topics.webhooks],
  events: { ...jobEvents, ...webhookEvents },
  // Open pages may learn of an event a moment later, and nobody waits for a job to be given back to the quota.
  collect: { types: 'all', ms: 500 },
  readsInBackground: true,
  module: () => AppModule,
  addresses: (app) => app.get(Listeners).addresses,
};
