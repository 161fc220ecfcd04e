import { KafkaEventLog, PostgresEventLog, type EventLog } from '@blazon/event-log';
import { ConfigError, type ServiceConfig } from './config.js';
import type { Logger } from './logger.js';

/** The event log that the configuration names: Kafka where brokers are given, else PostgreSQL. */
export async function openEventLog(config: ServiceConfig, clientId: string, logger: Logger): Promise<EventLog> {
  if (config.KAFKA_BROKERS !== undefined) {
    const { KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config;
    const connection = {
      clientId,
      brokers: config.KAFKA_BROKERS.split(',').map((broker) => broker.trim()),
      ...(config.KAFKA_TLS && { tls: true as const }),
      ...(username !== undefined && password !== undefined && { sasl: { mechanism: 'scram-sha-512' as const, username, password } }),
    };
    return KafkaEventLog.connect({ ...connection, logger });
  }
  if (config.EVENT_LOG_DATABASE_URL !== undefined) return shared(config.EVENT_LOG_DATABASE_URL, logger);
  throw new ConfigError(
    'The configuration is not valid:\n  set KAFKA_BROKERS (event log on Kafka) or EVENT_LOG_DATABASE_URL (event log on PostgreSQL)',
  );
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
