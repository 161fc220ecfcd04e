import type { EventLog, NewRecord } from '../../port.js';
import { KafkaEventLog } from '../kafka-event-log.js';

const nothing = () => undefined;
export const silent = { info: nothing, warn: nothing, error: nothing };

export function connectTo(brokers: string[], sessionTimeoutMs = 6_000): Promise<KafkaEventLog> {
  return KafkaEventLog.connect({ brokers, clientId: 'kafka-spec', logger: silent, sessionTimeoutMs });
}

/** A topic that keeps all its records. */
export async function createTopic(log: EventLog, name: string, partitions = 1): Promise<string> {
  await log.ensureTopics([{ name, partitions, cleanup: { policy: 'delete', retentionMs: 3_600_000 } }]);
  return name;
}

export function recordOf(topic: string, key: string, { partitionKey = 'p', value = 'v' } = {}): NewRecord {
  return { topic, key, partitionKey, headers: {}, value: Buffer.from(value) };
}

/** The keys in a range of the first partition. */
export async function keysIn(log: EventLog, topic: string, from: bigint, to: bigint): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of log.read({ topic, partition: 0, from, to })) keys.push(key);
  return keys;
}
