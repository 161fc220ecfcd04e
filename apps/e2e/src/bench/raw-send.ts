import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel, type Message } from 'kafkajs';

export const rawBatch = 100;

/** Sends the first records of jobs again, to a separate topic. */
export interface RawSend {
  /** Sends all of them in batches; tells how many a second were taken. */
  round: () => Promise<number>;
  close: () => Promise<void>;
}

export async function openRawSend(brokers: string, count: number): Promise<RawSend> {
  const client = new Kafka({ clientId: 'bench', brokers: brokers.split(','), logLevel: logLevel.NOTHING });
  const records = await queuedRecords(client, count);
  const admin = client.admin();
  await admin.connect();
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: 'bench', numPartitions: 6 }] });
  await admin.disconnect();
  const producer = client.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  const round = async () => {
    const started = performance.now();
    for (let index = 0; index < records.length; index += rawBatch) {
      await producer.send({ topic: 'bench', acks: -1, messages: records.slice(index, index + rawBatch) });
    }
    return records.length / ((performance.now() - started) / 1000);
  };
  return { round, close: () => producer.disconnect() };
}

async function queuedRecords(client: Kafka, count: number): Promise<Message[]> {
  const consumer = client.consumer({ groupId: 'bench' });
  const records: Message[] = [];
  await consumer.connect();
  await consumer.subscribe({ topic: 'jobs', fromBeginning: true });
  const { promise: enough, resolve } = Promise.withResolvers<undefined>();
  await consumer.run({
    eachMessage: ({ message: { key, value, headers } }) => {
      if (headers?.ce_type?.toString() === 'job.queued' && value !== null) records.push({ key, value, headers });
      if (records.length >= count) resolve(undefined);
      return Promise.resolve();
    },
  });
  await Promise.race([enough, pause(60_000)]);
  await consumer.disconnect();
  if (records.length < count) throw new Error(`only ${records.length} of ${count} queued jobs are in the log`);
  return records.slice(0, count);
}
