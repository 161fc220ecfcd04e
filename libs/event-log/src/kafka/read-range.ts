import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { backoff, pause } from '@blazon/concurrency';
import type { Kafka } from 'kafkajs';
import type { LogRecord } from '../port.js';
import type { AdminClient } from './admin-client.js';
import { join, NO_RESTART } from './crashed-consumers.js';
import { type Place, toRecord } from './records.js';

/** Part of a partition: from the offset `from` up to, and without, `to`. */
export interface Range extends Place {
  from: bigint;
  to: bigint;
}

/** The clients that a range is read with. */
export interface RangeClients {
  kafka: Kafka;
  admin: AdminClient;
  /** The prefix of the groups' names. */
  groups: string;
}

/** A range is there already, and the end of the reading waits for the fetch under way. */
const FETCH_WAIT_MS = 10;
/** A coordinator may still be loading its groups. */
const GIVE_UP_AFTER_MS = 10_000;

/** Reads a range that is known to lie within the log. */
export async function* readRange(clients: RangeClients, range: Range): AsyncIterable<LogRecord> {
  let next = range.from;
  let deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (let crashes = 1; next < range.to; crashes += 1) {
    try {
      for await (const record of readByGroup(clients, { ...range, from: next })) {
        next = record.offset + 1n;
        yield record;
        deadline = Date.now() + GIVE_UP_AFTER_MS;
      }
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(backoff(crashes));
    }
  }
}

/** kafkajs fetches only for groups, so this one lives as long as the reading. */
async function* readByGroup({ kafka, admin, groups }: RangeClients, { topic, partition, from, to }: Range): AsyncIterable<LogRecord> {
  const groupId = `${groups}.read-${randomUUID()}`;
  const consumer = kafka.consumer({
    groupId,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    readUncommitted: true,
    allowAutoTopicCreation: false,
    retry: NO_RESTART,
  });
  const records = new PassThrough({ objectMode: true });
  const ending = new AbortController();
  let next = from;
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    const others = (payload.memberAssignment[topic] ?? []).filter((other) => other !== partition);
    consumer.pause([{ topic, partitions: others }]);
    consumer.seek({ topic, partition, offset: next.toString() });
  });
  const start = async () => {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatch: async ({ batch }) => {
        for (const message of batch.messages) {
          const record = toRecord({ topic, partition }, message);
          if (record.offset < next) continue;
          if (record.offset >= to || ending.signal.aborted) break;
          next = record.offset + 1n;
          if (!records.write(record)) await once(records, 'drain', { signal: ending.signal }).catch(() => undefined);
        }
        // Compaction may have left nothing of the last records.
        if (BigInt(batch.lastOffset()) >= to - 1n) records.end();
      },
    });
  };
  try {
    await join(consumer, start, (crash) => records.destroy(crash));
    yield* records as AsyncIterable<LogRecord>;
  } finally {
    ending.abort();
    records.destroy();
    await consumer.disconnect();
    // A group without members and offsets would be forgotten by the brokers too, some time later.
    await admin.ask((client) => client.deleteGroups([groupId])).catch(() => undefined);
  }
}
