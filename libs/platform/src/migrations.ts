import { assertMigrated, migrate } from '@blazon/database';
import type { EventLog, TopicDefinition } from '@blazon/event-log';
import { type BackingConfig, backingConfig, ConfigError, loadConfig } from './config.js';
import { openEventLog } from './event-log.js';
import { createLogger } from './logger.js';
import type { ServiceDefinition } from './service.js';

/** Brings the database up to date, or only checks it, as the configuration says. */
export async function prepareDatabase({ database }: Pick<ServiceDefinition, 'database'>, config: BackingConfig): Promise<void> {
  const options = { url: config.DATABASE_URL, pool: config.DATABASE_POOL, ...database };
  await (config.MIGRATE_AT_START ? migrate(options) : assertMigrated(options));
}

/** Creates missing topics as the configuration says, and verifies all in any case: one that would lose events is refused. */
export async function prepareTopics({ topics }: Pick<ServiceDefinition, 'topics'>, config: BackingConfig, log: EventLog): Promise<void> {
  const wanted = topics.map((topic) => configured(topic, config));
  await (config.MIGRATE_AT_START ? log.ensureTopics(wanted) : log.verifyTopics(wanted));
}

/** A topic with the number of partitions that the configuration gives it. */
export function configured(topic: TopicDefinition, config: BackingConfig): TopicDefinition {
  return { ...topic, partitions: config.EVENT_LOG_PARTITIONS ?? topic.partitions };
}

/** The whole program `node migrate.js`: exit code 0 when database and topics of the service are up to date. */
export async function runMigrations(definition: Pick<ServiceDefinition, 'name' | 'database' | 'topics'>): Promise<void> {
  try {
    const config = { ...loadConfig(backingConfig, process.env), MIGRATE_AT_START: true };
    const logger = createLogger({ service: definition.name, level: config.LOG_LEVEL, format: config.LOG_FORMAT });
    await prepareDatabase(definition, config);
    const log = await openEventLog(config, definition.name, logger);
    await prepareTopics(definition, config, log);
    await log.close();
    logger.info('database and topics are up to date');
    process.exit(0);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
