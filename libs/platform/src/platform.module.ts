import { pingDatabase } from '@blazon/database';
import { CheckpointWatch, type EventLog, EventLogStrategy, type EventLogStrategyOptions, Outbox, ReadBarrier } from '@blazon/event-log';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TerminusModule } from '@nestjs/terminus';
import { ConsumerProgressCheck } from './consumer-progress.js';
import { DeadLetters, DeadLettersController } from './dead-letters.js';
import { HealthController, READINESS_CHECKS, type ReadinessCheck, Stopping } from './health.js';
import { ErrorFilter } from './http/error-filter.js';
import { SchemaPipe } from './http/schema.pipe.js';
import { BearerTokens } from './http/bearer-tokens.js';
import { ServiceTokenGuard } from './http/service-token.guard.js';
import { NestLogger } from './logger.js';
import { projectOf } from './projects/project-of.js';
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
  /** The settings of the service's ORM. */
  database: Options;
  /** The topics that its reactions read, with the service's name as consumer group. */
  reading: Pick<EventLogStrategyOptions, 'group' | 'topics' | 'schemas' | 'collect' | 'background'>;
}

/** Makes database, event log, outbox, read barrier, logger and configuration injectable everywhere in a service, and serves its health. */
export function platformModule({ config, logger, log, database, reading }: PlatformParts): DynamicModule {
  const watch = new CheckpointWatch();
  const { group } = reading;
  const reads = reading.topics.length > 0;
  return {
    module: PlatformModule,
    global: true,
    imports: [
      MikroOrmModule.forRoot(database),
      ScheduleModule.forRoot(),
      TerminusModule.forRootAsync({ useFactory: () => ({ logger: new NestLogger(logger) }) }),
    ],
    controllers: [HealthController, ...(reads ? [DeadLettersController] : [])],
    providers: [
      { provide: EVENT_LOG, useValue: log satisfies EventLog },
      { provide: POOL, useFactory: (orm: MikroORM) => orm.em.getConnection().getNativeClient(), inject: [MikroORM] },
      { provide: Outbox, useFactory: (orm: MikroORM) => new Outbox({ orm, log, logger, group }), inject: [MikroORM] },
      { provide: ReadBarrier, useFactory: (orm: MikroORM) => new ReadBarrier({ log, orm, group, watch }), inject: [MikroORM] },
      {
        provide: EventLogStrategy,
        useFactory: (orm: MikroORM) => new EventLogStrategy({ ...reading, log, orm, logger, watch, ownerOf: projectOf }),
        inject: [MikroORM],
      },
      {
        provide: READINESS_CHECKS,
        useFactory: (orm: MikroORM, reactions: EventLogStrategy, stopping: Stopping) => [
          stopping,
          ...checksOf(orm, reading.background ? undefined : log, reads && !reading.background ? reactions : undefined),
        ],
        inject: [MikroORM, EventLogStrategy, Stopping],
      },
      Stopping,
      DeadLetters,
      { provide: LOGGER, useValue: logger },
      { provide: CONFIG, useValue: config },
      { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
      { provide: APP_GUARD, useValue: new ServiceTokenGuard(new BearerTokens(config.SERVICE_TOKEN, config.SERVICE_TOKEN_ROTATING)) },
      { provide: APP_PIPE, useClass: SchemaPipe },
    ],
    exports: [Stopping, POOL, EVENT_LOG, Outbox, ReadBarrier, EventLogStrategy, DeadLetters, LOGGER, CONFIG],
  };
}

function checksOf(orm: MikroORM, log: EventLog | undefined, reactions: EventLogStrategy | undefined): ReadinessCheck[] {
  return [
    { name: 'database', check: () => pingDatabase(orm.em) },
    ...(log ? [{ name: 'event log', check: () => log.ping() }] : []),
    ...(reactions ? [new ConsumerProgressCheck(() => reactions.consumer.progress())] : []),
  ];
}
