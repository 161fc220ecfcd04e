import { type DatabaseOptions, ormOptions } from '@blazon/database';
import { type Collect, EventLogStrategy, type EventLog, type EventSchemas, type TopicDefinition } from '@blazon/event-log';
import { newRequestId } from '@blazon/kernel';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { limitsOf, redacted, type serviceConfig, type ServiceConfig } from './config.js';
import { openEventLog } from './event-log.js';
import { Stopping } from './health.js';
import { platformModule } from './platform.module.js';
import { keepAlive } from './http/keep-alive.js';
import { measureRequests } from './http/request-metrics.js';
import { createLogger, NestLogger, type Logger } from './logger.js';
import { prepareDatabase, prepareTopics } from './migrations.js';
import { waitingFor } from './waiting-for.js';

/** The parts of a service; `startService` does the rest. */
export interface ServiceDefinition<Schema extends typeof serviceConfig = typeof serviceConfig> {
  name: string;
  config: Schema;
  database: Pick<DatabaseOptions, 'entities' | 'migrations'>;
  /** Topics this service writes or reads; they are created where missing. */
  topics: TopicDefinition[];
  /** Topics whose events its reactions (`@EventPattern`) handle, under the service's name as consumer group. */
  consumes: TopicDefinition[];
  /** Which events may wait for others to be handled with them, and how long. */
  collect?: Collect;
  /** It serves requests that need no log: it is ready when its database is, and its reader joins in the background. */
  readsInBackground?: true;
  /** The schemas of the events that they handle. */
  events?: EventSchemas;
  module(parts: ServiceParts<z.output<Schema>>): DynamicModule | Type;
  /** The part of its database that is made from the log alone, and can be rebuilt from it. */
  projection?: Projection;
  /** Where the service listens besides its internal API, by name; asked once it runs. */
  addresses?(app: NestFastifyApplication): Record<string, string>;
}

/** Tables that nothing but the reactions of `module` writes. */
export interface Projection {
  module: Type;
  /** In the order in which every statement outside of reactions comes to them: a switch locks them so, and none waits for the other. */
  tables: readonly string[];
}

/** The surroundings of a service. */
export interface ServiceParts<Config extends ServiceConfig = ServiceConfig> {
  config: Config;
  logger: Logger;
  log: EventLog;
}

export interface RunningService {
  name: string;
  /** Base URL of the internal API. */
  url: string;
  addresses: Record<string, string>;
  app: NestFastifyApplication;
  logger: Logger;
  /** Becomes unready and keeps serving until it is stopped. */
  leave(): void;
  /** Drains requests, then consumers, then lets go of everything. */
  stop(): Promise<void>;
}

/** Starts a service with everything that it needs: database, event log, internal API, reactions, health. */
export async function startService<Schema extends typeof serviceConfig>(
  definition: ServiceDefinition<Schema>,
  config: z.output<Schema>,
  /** Stops a start that is under way. */
  signal: AbortSignal = new AbortController().signal,
): Promise<RunningService> {
  const logger = createLogger({ service: definition.name, level: config.LOG_LEVEL, format: config.LOG_FORMAT });
  logger.info({ config: redacted(definition.config, config) }, 'starting');
  const opened: { close(): Promise<unknown> }[] = [];
  const closeAll = async () => {
    for (const part of opened.splice(0).reverse()) await part.close();
  };
  const patience = { logger, signal, limitMs: config.START_PATIENCE_SECONDS * 1_000 };
  try {
    await waitingFor('the database', () => prepareDatabase(definition, config), patience);
    const inBackground = definition.readsInBackground === true && config.KAFKA_BROKERS !== undefined;
    const log = await waitingFor('the event log', () => openEventLog(config, definition.name, logger, inBackground), patience);
    opened.push(log);
    const prepare = () => prepareTopics(definition, config, log);
    if (!inBackground) await waitingFor('the event log', prepare, patience);
    const app = await createApp(definition, { config, logger, log }, inBackground ? { prepare } : undefined);
    opened.push({ close: () => closeGracefully(app) });
    signal.throwIfAborted();
    await app.startAllMicroservices();
    signal.throwIfAborted();
    await app.listen(config.PORT, config.HOST);
    const url = await app.getUrl();
    logger.info({ url }, 'ready');
    return {
      name: definition.name,
      url,
      addresses: definition.addresses?.(app) ?? {},
      app,
      logger,
      leave() {
        app.get(Stopping).begin();
      },
      async stop() {
        await closeAll();
        logger.info('stopped');
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function createApp(
  definition: ServiceDefinition,
  parts: ServiceParts,
  background: Reading['background'],
): Promise<NestFastifyApplication> {
  const { config, logger } = parts;
  const adapter = new FastifyAdapter({ genReqId: requestId, bodyLimit: 4 * 1024 * 1024, forceCloseConnections: 'idle' });
  Object.assign(adapter.getInstance().server, keepAlive);
  measureRequests(adapter.getInstance());
  const database = ormOptions({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    limits: limitsOf(config),
    entities: definition.database.entities,
  });
  const platform = platformModule({ ...parts, database, reading: { ...readingOf(definition), ...(background && { background }) } });
  const root: DynamicModule = { module: ServiceRoot, imports: [platform, definition.module(parts)] };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, { logger: new NestLogger(logger), abortOnError: false });
  const stopping = app.get(Stopping);
  adapter.getInstance().addHook('onRequest', (_request, reply, done) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
    done();
  });
  if (definition.consumes.length > 0) app.connectMicroservice({ strategy: app.get(EventLogStrategy) });
  return app;
}

type Reading = Parameters<typeof platformModule>[0]['reading'];

/** The topics that the reactions of a service read, and how. */
export function readingOf({ name, consumes, events, collect }: ServiceDefinition): Reading {
  return { group: name, topics: consumes.map((topic) => topic.name), schemas: events ?? {}, ...(collect && { collect }) };
}

/** Lets requests under way end; their kept-alive connections are closed as soon as they fall idle, not when their clients tire of them. */
async function closeGracefully(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  try {
    // First, so that requests under way find everything that they need.
    await app.getHttpAdapter().getInstance().close();
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

@Module({})
class ServiceRoot {}

/** The caller's request id, so that one request can be followed through the services; a new one where there is none. */
function requestId(request: Pick<FastifyRequest, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' ? given : newRequestId();
}
