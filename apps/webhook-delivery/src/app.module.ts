import { OnProjectDeleted, OrphanSweep, PROJECT_DATA } from '@blazon/platform';
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
import { Deletion } from './projections/deletion.js';
import { OnJobEvents } from './reactions/on-job-events.js';
import { Retention } from './retention/retention.js';
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
    { provide: PROJECT_DATA, useClass: Deletion },
    OrphanSweep,
  ],
})
export class AppModule {}
