import { orphanSweep } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { WebhookDeliveryController } from './api/webhook-delivery.controller.js';
import { Deliveries } from './deliveries/deliveries.js';
import { DeliveryQueue } from './deliveries/delivery-queue.js';
import { History } from './deliveries/history.js';
import { Outcomes } from './deliveries/outcomes.js';
import { Resending } from './deliveries/resending.js';
import { TestEvents } from './deliveries/test-events.js';
import { Attempts } from './dispatching/attempts.js';
import { Dispatcher } from './dispatching/dispatcher.js';
import { QueueMetrics } from './dispatching/metrics.js';
import { Endpoints } from './endpoints.js';
import { Deletion } from './projections/projects.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnProjectDeleted } from './reactions/on-project-deleted.js';
import { Retention } from './retention.js';
import { Secrets } from './secrets.js';

@Module({
  controllers: [WebhookDeliveryController, OnJobEvents, OnProjectDeleted],
  providers: [
    Secrets,
    Endpoints,
    DeliveryQueue,
    Deliveries,
    Outcomes,
    Attempts,
    Dispatcher,
    History,
    Resending,
    TestEvents,
    QueueMetrics,
    Retention,
    Deletion,
    orphanSweep(Deletion),
  ],
})
export class AppModule {}
