import { type EventLog, KafkaEventLog, type KafkaEventLogOptions, PostgresEventLog, PrefixedEventLog } from '@blazon/event-log';
import { ConfigError, type BackingConfig } from './config.js';
import type { Logger } from './logger.js';

/** The event log that the configuration names: Kafka where brokers are given, else PostgreSQL. */
export async function openEventLog(
  config: BackingConfig,
  clientId: string,
  logger: Logger,
  /** Whether to start although Kafka is unavailable. */
  mayBeAway = false,
): Promise<EventLog> {
  if (config.KAFKA_BROKERS !== undefined) {
    const brokers = config.KAFKA_BROKERS.split(',').map((broker) => broker.trim());
    const { KAFKA_PREFIX: prefix, KAFKA_REPLICATION_FACTOR: replicationFactor, KAFKA_MIN_INSYNC_REPLICAS: minInsyncReplicas } = config;
    const options = {
      brokers,
      clientId: `${prefix ?? ''}${clientId}`,
      logger,
      minInsyncReplicas,
      sessionTimeoutMs: config.KAFKA_SESSION_TIMEOUT_MS,
      ...(replicationFactor !== undefined && { replicationFactor }),
      ...securityOf(config),
    };
    const log = mayBeAway ? KafkaEventLog.open(options) : await KafkaEventLog.connect(options);
    return prefix === undefined ? log : new PrefixedEventLog(log, prefix);
  }
  if (config.EVENT_LOG_DATABASE_URL !== undefined) return shared(config.EVENT_LOG_DATABASE_URL, logger);
  throw new ConfigError(['set KAFKA_BROKERS (event log on Kafka) or EVENT_LOG_DATABASE_URL (event log on PostgreSQL)']);
}

/** Half a setting is a mistake: it would connect in the clear, or without a name, and seem to work until the cluster refuses it. */
function securityOf(config: BackingConfig): Pick<KafkaEventLogOptions, 'tls' | 'sasl'> {
  const { KAFKA_TLS, KAFKA_CA_FILE: caFile, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config;
  if (caFile !== undefined && !KAFKA_TLS) throw new ConfigError(['KAFKA_CA_FILE is set, but KAFKA_TLS is not']);
  if ((username === undefined) !== (password === undefined))
    throw new ConfigError(['set both KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD, or neither']);
  return {
    ...(KAFKA_TLS && { tls: caFile === undefined ? true : { caFile } }),
    ...(username !== undefined && password !== undefined && { sasl: { mechanism: config.KAFKA_SASL_MECHANISM, username, password } }),
  };
}

const open = new Map<string, { log: Promise<PostgresEventLog>; users: number }>();

/** Services of one process share the log: their appends travel together, and what one appends the others need not fetch. The last to close it does so. */
async function shared(url: string, logger: Logger): Promise<EventLog> {
  const entry = open.get(url) ?? { log: PostgresEventLog.connect({ url, logger }), users: 0 };
  open.set(url, entry);
  entry.users += 1;
  const leave = async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    open.delete(url);
    await (await entry.log).close();
  };
  const log = await entry.log.catch((error: unknown) => {
    open.delete(url);
    throw error;
  });
  return Object.create(log, { close: { value: leave } }) as EventLog;
}
