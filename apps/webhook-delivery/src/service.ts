import { jobEvents, topics } from '@blazon/contracts';
import type { ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { webhookDeliveryConfig } from './config.js';
import { CreateWebhookDelivery } from './migrations/0001-webhook-delivery.js';
import { HistoryByStatus } from './migrations/0002-history-by-status.js';
import { Courses } from './migrations/0003-courses.js';

/** Brings the results of jobs to their receivers: endpoints, secrets, deliveries and their history. */
export const webhookDeliveryService: ServiceDefinition<typeof webhookDeliveryConfig> = {
  name: 'webhook-delivery',
  config: webhookDeliveryConfig,
  database: { entities: [], migrations: [CreateWebhookDelivery, HistoryByStatus, Courses] },
  topics: [topics.projects, topics.jobs, topics.webhooks],
  consumes: [topics.projects, topics.jobs],
  events: jobEvents,
  // No receiver notices, and the events of a job, or of several, share a transaction.
  collect: { bytes: 1024 * 1024, ms: 50 },
  module: () => AppModule,
};
