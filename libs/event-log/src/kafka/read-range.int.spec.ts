import { useOwnKafka } from '@blazon/testing';
import { Kafka, logLevel } from 'kafkajs';
import { KafkaEventLog } from './kafka-event-log.js';
import { connectTo, createTopic, keysIn, recordOf } from './testing/topics.js';

const kafka = await useOwnKafka();

kafka.describe('reading a range of a Kafka topic', () => {
  it('leaves no group behind', async () => {
    const log = await connectTo([kafka.brokers]);
    const topic = await createTopic(log, 'short');
    await log.append(['a', 'b', 'c'].map((key) => recordOf(topic, key)));
    expect(await keysIn(log, topic, 0n, 2n)).toEqual(['a', 'b']);
    for await (const { key } of log.read({ topic, partition: 0, from: 0n, to: 3n })) if (key === 'a') break;
    await log.close();

    const admin = new Kafka({ brokers: [kafka.brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    expect((await admin.listGroups()).groups).toEqual([]);
    await admin.disconnect();
  });

  it('ends with an error when the brokers are gone for good', async () => {
    const log = await KafkaEventLog.connect({ brokers: [kafka.brokers], clientId: 'read-range' });
    await log.ensureTopics([{ name: 'long', partitions: 1, cleanup: { policy: 'delete', retentionMs: 3_600_000 } }]);
    // More than one fetch brings, so that there is something left to read.
    const value = Buffer.alloc(50_000);
    const records = Array.from({ length: 10 }, (_, index) => ({ topic: 'long', key: `${index}`, partitionKey: 'p', headers: {}, value }));
    for (let round = 0; round < 20; round += 1) await log.append(records);

    const read = async () => {
      let count = 0;
      for await (const { offset } of log.read({ topic: 'long', partition: 0, from: 0n, to: 200n })) {
        if (offset === 0n) kafka.kill();
        count += 1;
      }
      return count;
    };
    await expect(read()).rejects.toThrow();
    await log.close();
  });
});
