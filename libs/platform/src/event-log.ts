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
  if (config.EVENT_LOG_DATABASE_URL !== undefined) return PostgresEventLog.connect({ url: config.EVENT_LOG_DATABASE_URL, logger });
  throw new ConfigError(
    'The configuration is not valid:\n  set KAFKA_BROKERS (event log on Kafka) or EVENT_LOG_DATABASE_URL (event log on PostgreSQL)',
  );
}
