import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel, type Message } from 'kafkajs';
import { percentile } from './load.js';

export const rawBatch = 100;
const rounds = 3;

/** Records a second when those that jobs began with are sent again to a topic of their own, in batches; the median of some rounds. */
export async function sendRaw(brokers: string, count: number): Promise<number> {
  const client = new Kafka({ clientId: 'bench', brokers: brokers.split(','), logLevel: logLevel.NOTHING });
  const records = await queuedRecords(client, count);
  const admin = client.admin();
  await admin.connect();
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: 'bench', numPartitions: 6 }] });
  await admin.disconnect();
  const producer = client.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    for (let index = 0; index < records.length; index += rawBatch) {
      await producer.send({ topic: 'bench', acks: -1, messages: records.slice(index, index + rawBatch) });
    }
    rates.push(records.length / ((performance.now() - started) / 1000));
  }
  await producer.disconnect();
  return percentile(rates, 0.5);
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
