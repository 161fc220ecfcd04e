import { KafkaEventLog } from '../kafka/kafka-event-log.js';
import type { EventLog } from '../port.js';
import { PostgresEventLog } from '../postgres/postgres-event-log.js';

/** Names a log in a way that a child process can be told. */
export type ChildLog =
  | { adapter: 'postgres'; url: string; leaseMs: number }
  | { adapter: 'kafka'; brokers: string[]; clientId: string; sessionTimeoutMs: number };

export function openChildLog(log: ChildLog): Promise<EventLog> {
  return log.adapter === 'postgres' ? PostgresEventLog.connect(log) : KafkaEventLog.connect(log);
}
