import { migrate, ormOptions } from '@blazon/database';
import { type EventLog, EventLogStrategy, type ReplayOptions } from '@blazon/event-log';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { limitsOf, type serviceConfig } from '../config.js';
import { openEventLog } from '../event-log.js';
import { createLogger, NestLogger } from '../logger.js';
import { platformModule } from '../platform.module.js';
import { readingOf, type ServiceDefinition, type ServiceParts } from '../service.js';
import { type Difference, LiveTables, type Stand } from './live-tables.js';
import { REBUILD_SCHEMA } from './live-tables.sql.js';

/** `compare` leaves everything as it was; `switch` puts the rebuilt tables in the place of the live ones. */
export type RebuildMode = 'compare' | 'switch';

/**
 * Rebuilds a service's projection from the log, beside the live one, and compares it with a copy of the live one at the same offsets. The
 * service keeps running: its reactions wait only for a switch, while the rebuild catches up with the last events.
 */
export async function rebuild<Schema extends typeof serviceConfig>(
  definition: ServiceDefinition<Schema>,
  config: z.output<Schema>,
  mode: RebuildMode,
  onProgress: ReplayOptions['onProgress'] = () => undefined,
): Promise<Difference[]> {
  const { projection, name } = definition;
  if (!projection) throw new Error(`Nothing of ${name} is made from the log alone.`);
  const logger = createLogger({ service: name, level: config.LOG_LEVEL, format: config.LOG_FORMAT });
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const live = await LiveTables.connect(config.DATABASE_URL, name, projection.tables);
    closing.push(() => live.close());
    await live.makeRoom();
    await migrate({ url: config.DATABASE_URL, schema: REBUILD_SCHEMA, pool: 2, ...definition.database });
    const log = await openEventLog(config, name, logger);
    closing.push(() => log.close());
    const { reactions, close } = await initialise(definition, { config, logger, log: withoutAppends(log) });
    closing.push(close);
    const catchUpWith = (stand: Stand) => reactions.replay({ ...stand, onProgress });
    await catchUpWith(await live.stand());
    // Most is done; what has come meanwhile is little.
    await catchUpWith(await live.copy());
    const differences = await live.differences();
    if (mode === 'switch') {
      await live.whileHeld(async () => {
        await catchUpWith(await live.stand());
        await live.replace();
      });
    }
    return differences;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** The reactions of the service, ready to be given events, and nothing else of it. */
async function initialise(
  definition: ServiceDefinition,
  parts: ServiceParts,
): Promise<{ reactions: EventLogStrategy; close: () => Promise<void> }> {
  const { config, logger } = parts;
  const { entities } = definition.database;
  const database = ormOptions({ url: config.DATABASE_URL, schema: REBUILD_SCHEMA, pool: 2, limits: limitsOf(config), entities });
  const platform = platformModule({ ...parts, database, reading: readingOf(definition) });
  const root: DynamicModule = {
    module: RebuildRoot,
    imports: [platform, ...(definition.projection ? [definition.projection.module] : [])],
  };
  const app = await NestFactory.create(root, new FastifyAdapter(), { logger: new NestLogger(logger), abortOnError: false });
  const reactions = app.get(EventLogStrategy);
  app.connectMicroservice({ strategy: reactions });
  await app.init();
  return { reactions, close: () => app.close() };
}

@Module({})
class RebuildRoot {}

/** The reactions published their events when these first happened; a rebuild must not publish them again. */
function withoutAppends(log: EventLog): EventLog {
  return {
    ensureTopics: (topics) => log.ensureTopics(topics),
    verifyTopics: (topics) => log.verifyTopics(topics),
    append: () => Promise.resolve([]),
    consume: (subscription) => log.consume(subscription),
    partitionOf: (topic, key) => log.partitionOf(topic, key),
    endOffsets: (topic) => log.endOffsets(topic),
    startOffsets: (topic) => log.startOffsets(topic),
    read: (range) => log.read(range),
    ping: () => log.ping(),
    close: () => log.close(),
  };
}
