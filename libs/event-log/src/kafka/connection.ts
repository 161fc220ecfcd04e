import { readFileSync } from 'node:fs';
import { type BaseOptions, Consumer } from '@platformatic/kafka';
import type { EventLogger } from '../logger.js';
import { backoff } from '../pause.js';

/** How to reach a Kafka cluster. Without `tls` and `sasl` the connection is plain, which only a network of one's own deserves. */
export interface KafkaEventLogOptions {
  /** `host:port` of some brokers; the others are learned from them. */
  brokers: string[];
  /** Names this process in the logs and quotas of the brokers. */
  clientId: string;
  /** `true` trusts the authorities of the system; `caFile` names a file with one's own, in PEM. */
  tls?: true | { caFile: string };
  sasl?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
  logger?: EventLogger;
  /** How long the partitions of a member that was killed stay with it. */
  sessionTimeoutMs?: number;
}

/** Few, since a question that is asked again asks others again on its way, each as often: all together take some seconds. */
const TRIES_AGAIN = 5;

/** What every client of the cluster is given. */
export function clientOptions({ brokers, clientId, tls, sasl }: KafkaEventLogOptions): BaseOptions {
  return {
    clientId,
    bootstrapBrokers: brokers,
    connectTimeout: 5_000,
    requestTimeout: 30_000,
    // So long may the replicas of a partition take to have a record.
    timeout: 10_000,
    retries: TRIES_AGAIN,
    retryDelay: (_client: unknown, _operation: string, attempt: number) => backoff(attempt, 100, 2_000),
    ...(tls !== undefined && { tls: tls === true ? {} : { ca: [readFileSync(tls.caFile, 'utf8')] }, tlsServerName: true }),
    ...(sasl !== undefined && { sasl: { ...sasl, mechanism: saslMechanisms[sasl.mechanism] } }),
  };
}

/** A client that asks for records and offsets without being in a group; it wants the name of one all the same. */
export function ungroupedConsumer(options: BaseOptions): Consumer {
  return new Consumer({ ...options, groupId: 'none' });
}

const saslMechanisms = { plain: 'PLAIN', 'scram-sha-256': 'SCRAM-SHA-256', 'scram-sha-512': 'SCRAM-SHA-512' } as const;
