import { jobEvents, topics } from '@blazon/contracts';
import { readerEntities, readerMigrations } from '@blazon/event-log';
import { DeletedProject, type ServiceDefinition } from '@blazon/platform';
import { AppModule } from './app.module.js';
import { webhookDeliveryConfig } from './config.js';
import { AttemptRow, DeliveryRow, QueueRow, ScheduleRow } from './deliveries/delivery.entity.js';
import { EndpointRow } from './endpoints/endpoint.entity.js';
import { CreateWebhookDelivery } from './migrations/0001-webhook-delivery.js';
import { HistoryByStatus } from './migrations/0002-history-by-status.js';
import { Courses } from './migrations/0003-courses.js';
import { Schedules } from './migrations/0004-schedules.js';
import { AddInterpretation } from './migrations/0005-interpretation.js';
import { AddOldSecrets } from './migrations/0006-old-secrets.js';
import { HistoryByEnvironment } from './migrations/0007-history-by-environment.js';
import { JobRow } from './projections/job.entity.js';
import { SecretRow } from './secrets/secret.entity.js';

const entities = [...readerEntities, DeliveryRow, ScheduleRow, AttemptRow, QueueRow, EndpointRow, SecretRow, JobRow, DeletedProject];

/** Delivers the results of jobs to their receivers: endpoints, secrets, deliveries and their history. */
export const webhookDeliveryService: ServiceDefinition<typeof webhookDeliveryConfig> = {
  name: 'webhook-delivery',
  config: webhookDeliveryConfig,
  database: {
    entities,
    migrations: [
      CreateWebhookDelivery,
      HistoryByStatus,
      Courses,
      Schedules,
      AddInterpretation,
      AddOldSecrets,
      HistoryByEnvironment,
      ...readerMigrations,
    ],
  },
  topics: [topics.projects, topics.jobs, topics.webhooks],
  consumes: [topics.projects, topics.jobs],
  events: jobEvents,
  // Nothing is sent before a job ends, so its earlier events are handled with its end.
  collect: { types: ['job.queued', 'job.started', 'job.attempt_failed', 'brand.generated'], ms: 2_000 },
  module: () => AppModule,
};
