import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Consumer, Kafka } from 'kafkajs';
import { backoff, pause } from '../pause.js';
import type { LogRecord } from '../port.js';
import { RETRY } from './connection.js';
import { type Place, toRecord } from './records.js';

/** Part of a partition: from the offset `from` up to, and without, `to`. */
export interface Range extends Place {
  from: bigint;
  to: bigint;
}

const FETCH_WAIT_MS = 100;
/** Each comes after all retries of the client: a coordinator may still be loading its groups. */
const CRASHES = 3;

/** Reads a range that is known to lie within the log. */
export async function* readRange(kafka: Kafka, range: Range): AsyncIterable<LogRecord> {
  let next = range.from;
  for (let crashes = 0; next < range.to;) {
    try {
      for await (const record of readOnce(kafka, { ...range, from: next })) {
        next = record.offset + 1n;
        crashes = 0;
        yield record;
      }
      return;
    } catch (error) {
      crashes += 1;
      if (crashes === CRASHES) throw error;
      await pause(backoff(crashes));
    }
  }
}

/** By a group of its own, of which nothing stays, since kafkajs fetches only for groups. */
async function* readOnce(kafka: Kafka, range: Range): AsyncIterable<LogRecord> {
  const consumer = kafka.consumer({
    groupId: `read-${randomUUID()}`,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    allowAutoTopicCreation: false,
    // kafkajs would start again by itself, and also when nobody reads any more.
    retry: { ...RETRY, restartOnFailure: () => Promise.resolve(false) },
  });
  const records = new PassThrough({ objectMode: true });
  // A crash before the first record is told to whoever reads, a moment later.
  records.on('error', () => undefined);
  const ending = new AbortController();
  try {
    await follow(consumer, range, records, ending.signal);
    yield* records as AsyncIterable<LogRecord>;
  } finally {
    ending.abort();
    records.destroy();
    await consumer.disconnect();
  }
}

async function follow(consumer: Consumer, { topic, partition, from, to }: Range, records: PassThrough, ending: AbortSignal): Promise<void> {
  const { GROUP_JOIN, END_BATCH_PROCESS, CRASH } = consumer.events;
  let next = from;
  consumer.on(GROUP_JOIN, ({ payload }) => {
    const others = (payload.memberAssignment[topic] ?? []).filter((other) => other !== partition);
    consumer.pause([{ topic, partitions: others }]);
    consumer.seek({ topic, partition, offset: next.toString() });
  });
  // Also told of fetches in which compaction has left nothing, so that the range ends where its last records are gone.
  consumer.on(END_BATCH_PROCESS, ({ payload }) => {
    if (BigInt(payload.lastOffset) >= to - 1n) records.end();
  });
  consumer.on(CRASH, ({ payload }) => {
    records.destroy(payload.error);
  });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatch: async (payload) => {
      for (const message of payload.batch.messages) {
        const record = toRecord({ topic, partition }, message);
        if (record.offset < next) continue;
        if (record.offset >= to || ending.aborted) return;
        next = record.offset + 1n;
        if (!records.write(record)) await once(records, 'drain', { signal: ending }).catch(() => undefined);
        await payload.heartbeat();
      }
    },
  });
}
