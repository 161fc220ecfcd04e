import type { IHeaders, KafkaMessage } from 'kafkajs';
import type { LogRecord } from '../port.js';

/** A partition of a topic. */
export interface Place {
  topic: string;
  partition: number;
}

export function nameOf({ topic, partition }: Place): string {
  return `${topic}/${partition}`;
}

/** A record of the port from a message of kafkajs. */
export function toRecord({ topic, partition }: Place, message: KafkaMessage): LogRecord {
  return {
    topic,
    partition,
    offset: BigInt(message.offset),
    key: message.key?.toString() ?? '',
    headers: toHeaders(message.headers ?? {}),
    value: message.value,
    timestamp: new Date(Number(message.timestamp)),
  };
}

/** Kafka allows a header several times; of ours there is one each, and of a stranger's the last counts. */
function toHeaders(headers: IHeaders): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const);
  return Object.fromEntries(pairs.map(([name, value]) => [name, value?.toString() ?? '']));
}
