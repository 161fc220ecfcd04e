import { readFileSync } from 'node:fs';
import { Kafka, type KafkaConfig, type LogEntry, logLevel, type SASLOptions } from 'kafkajs';
import type { EventLogger } from '../logger.js';
import './emptied-batches.js';
import './idle-wakeups.js';
import { Sockets } from './late-requests.js';

/** How to reach a Kafka cluster. Without `tls` and `sasl` the connection is plain, which only a network of one's own deserves. */
export interface KafkaEventLogOptions {
  /** `host:port` of some brokers; the others are learned from them. */
  brokers: string[];
  /** Names this process in the logs and quotas of the brokers, and the groups by which it reads ranges. */
  clientId: string;
  /** `true` trusts the authorities of the system; `caFile` names a file with one's own, in PEM. */
  tls?: true | { caFile: string };
  sasl?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
  logger?: EventLogger;
  /** A topic that lets fewer in-sync replicas confirm an append is refused; 1 by default. Topics that are made here have as many. */
  minInsyncReplicas?: number;
  /** Replicas of the topics that are made here, instead of what the brokers say. */
  replicationFactor?: number;
  /** How long the partitions of a member that was killed stay with it. */
  sessionTimeoutMs?: number;
}

export const DEFAULT_SESSION_TIMEOUT_MS = 10_000;

/** Some three seconds. A question that is asked again may ask others on its way, which are tried as often. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 };

/** After so long a broker counts as hung. Joining a group and fetching have limits of their own, made for what they wait for. */
const REQUEST_LIMIT_MS = 10_000;

/** A client of the cluster whose own log lines go to `logger`. */
export function createClient(
  { brokers, clientId, tls, sasl }: KafkaEventLogOptions,
  logger: EventLogger,
  sockets: Sockets = new Sockets(),
): Kafka {
  const config: KafkaConfig = {
    brokers,
    clientId,
    socketFactory: sockets.create,
    connectionTimeout: 5_000,
    authenticationTimeout: 10_000,
    requestTimeout: REQUEST_LIMIT_MS,
    enforceRequestTimeout: false,
    retry: RETRY,
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => {
      writeLog(logger, entry);
    },
  };
  if (tls !== undefined) config.ssl = tls === true ? true : { ca: [readFileSync(tls.caFile, 'utf8')] };
  if (sasl !== undefined) config.sasl = sasl as SASLOptions;
  return new Kafka(config);
}

/** These report each try to reach a broker, many in a row while one restarts. */
const TRIES = ['Connection', 'BrokerPool'];

/**
 * One level lower than kafkajs means it: what it calls an error is a try that it repeats by itself.
 * Failures that matter reach the callers, or `onFatal`.
 */
function writeLog(logger: EventLogger, { level, namespace, log: { message, error, groupId, broker } }: LogEntry): void {
  const details = { kafkajs: namespace, error: error as unknown, groupId: groupId as unknown, broker: broker as unknown };
  if (level === logLevel.ERROR && !TRIES.includes(namespace)) logger.warn(details, message);
  else logger.info(details, message);
}
