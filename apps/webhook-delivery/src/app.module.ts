import { orphanSweep } from '@blazon/platform';
import { Module } from '@nestjs/common';
import { DeliveriesController } from './api/deliveries.controller.js';
import { EndpointsController } from './api/endpoints.controller.js';
import { SecretsController } from './api/secrets.controller.js';
import { TestEventsController } from './api/test-events.controller.js';
import { DeliveryQueue } from './deliveries/delivery-queue.js';
import { History } from './deliveries/history.js';
import { Outcomes } from './deliveries/outcomes.js';
import { Resending } from './deliveries/resending.js';
import { TestEvents } from './dispatching/test-events.js';
import { Attempts } from './dispatching/attempts.js';
import { Dispatcher } from './dispatching/dispatcher.js';
import { QueueMetrics } from './dispatching/metrics.js';
import { Endpoints } from './endpoints/endpoints.js';
import { Deletion } from './projections/projects.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { OnProjectDeleted } from './reactions/on-project-deleted.js';
import { Retention } from './retention.js';
import { Secrets } from './secrets/secrets.js';

@Module({
  controllers: [DeliveriesController, EndpointsController, SecretsController, TestEventsController, OnJobEvents, OnProjectDeleted],
  providers: [
    Secrets,
    Endpoints,
    DeliveryQueue,
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
