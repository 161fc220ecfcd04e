import { useOwnKafka } from '@blazon/testing';
import { KafkaEventLog } from './kafka-event-log.js';

const kafka = await useOwnKafka();

kafka.describe('reading a range of a Kafka topic', () => {
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
