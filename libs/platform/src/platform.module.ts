import { type CheckpointWatch, type EventLog, EventLogStrategy, Outbox, ReadBarrier } from '@blazon/event-log';
import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ConsumerProgressCheck } from './consumer-progress.js';
import { DeadLetters, DeadLettersController } from './dead-letters.js';
import { HealthController, Readiness, type ReadinessCheck } from './health.js';
import { ErrorFilter } from './http/error-filter.js';
import { SchemaPipe } from './http/schema.pipe.js';
import { ServiceTokenGuard } from './http/service-token.guard.js';
import type { ServiceParts } from './service.js';

/** Injection tokens of what every service is given. */
export const EVENT_LOG = Symbol('event log');
export const LOGGER = Symbol('logger');
export const CONFIG = Symbol('config');
/**
 * The connection pool below the ORM, for statements that run on every request: bound parameters, prepared plans and bare rows cost
 * a fraction of what the ORM's queries do.
 */
export const POOL = Symbol('connection pool');

@Module({})
class PlatformModule {}

interface PlatformParts extends ServiceParts {
  /** The service's consumer group, and what reads for it. */
  group: string;
  watch: CheckpointWatch;
  reactions: EventLogStrategy;
  /** Whether it reads anything at all. */
  reads: boolean;
}

/** Makes database, event log, outbox, read barrier, logger and configuration injectable everywhere in a service, and serves its health. */
export function platformModule({ config, logger, orm, log, group, watch, reactions, reads }: PlatformParts): DynamicModule {
  const outbox = new Outbox({ orm, log, logger });
  const checks: ReadinessCheck[] = [
    { name: 'database', check: () => pingDatabase(orm) },
    { name: 'event log', check: () => log.ping() },
    ...(reads ? [new ConsumerProgressCheck(() => reactions.consumer.progress())] : []),
  ];
  return {
    module: PlatformModule,
    global: true,
    controllers: [HealthController, ...(reads ? [DeadLettersController] : [])],
    providers: [
      { provide: MikroORM, useValue: orm },
      { provide: EVENT_LOG, useValue: log satisfies EventLog },
      { provide: POOL, useFactory: () => orm.em.getConnection().getNativeClient() },
      { provide: Outbox, useValue: outbox },
      { provide: ReadBarrier, useValue: new ReadBarrier({ log, orm, group, watch }) },
      { provide: EventLogStrategy, useValue: reactions },
      DeadLetters,
      { provide: LOGGER, useValue: logger },
      { provide: CONFIG, useValue: config },
      { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
      { provide: APP_GUARD, useValue: new ServiceTokenGuard(config.SERVICE_TOKEN) },
      { provide: APP_PIPE, useClass: SchemaPipe },
      { provide: Readiness, useValue: new Readiness(checks, logger) },
    ],
    exports: [MikroORM, POOL, EVENT_LOG, Outbox, ReadBarrier, DeadLetters, LOGGER, CONFIG, Readiness],
  };
}

async function pingDatabase(orm: MikroORM): Promise<void> {
  await orm.em.fork().execute('select 1');
}
