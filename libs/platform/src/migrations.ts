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

/** Creates missing topics, or only checks them, as the configuration says. */
export async function prepareTopics({ topics }: Pick<ServiceDefinition, 'topics'>, config: BackingConfig, log: EventLog): Promise<void> {
  const wanted = topics.map((topic) => ({ ...topic, partitions: config.EVENT_LOG_PARTITIONS ?? topic.partitions }));
  await (config.MIGRATE_AT_START ? log.ensureTopics(wanted) : assertTopics(wanted, log));
}

async function assertTopics(topics: TopicDefinition[], log: EventLog): Promise<void> {
  for (const { name, partitions } of topics) {
    const found = (await log.endOffsets(name)).size;
    if (found === 0) throw new Error(`There is no topic "${name}". Run dist/migrate.js first, or start with MIGRATE_AT_START=true.`);
    if (found !== partitions)
      throw new Error(`Topic "${name}" has ${found} partitions instead of ${partitions}, and the count is for good.`);
  }
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
