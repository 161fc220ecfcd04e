import { pause } from '@blazon/concurrency';
import { useKafka, waitFor } from '@blazon/testing';
import { connectTo, createTopic, recordOf } from './testing/topics.js';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();

const SESSION_TIMEOUT_MS = 6_000;

describeOnKafka('a batch that takes longer than the session', () => {
  it('does not cost its partition, and holds up no other', async () => {
    const log = await connectTo(brokers, SESSION_TIMEOUT_MS);
    const topic = await createTopic(log, `${prefix}slow`, 2);
    const keyOf = async (partition: number) => {
      for (let n = 0; ; n += 1) if ((await log.partitionOf(topic, `k${n}`)) === partition) return `k${n}`;
    };
    const [slow, quick] = [await keyOf(0), await keyOf(1)];
    const handled: string[] = [];
    const others = Promise.withResolvers<undefined>();
    let aborted = false;
    const consumer = await log.consume({
      group: `${topic}-group`,
      topics: [topic],
      startFrom: () => Promise.resolve(0n),
      onBatch: async ({ records }, signal) => {
        if (records[0]?.key === 'slow') await Promise.all([pause(1.5 * SESSION_TIMEOUT_MS, signal), others.promise]);
        aborted ||= signal.aborted;
        handled.push(...records.map(({ key }) => key));
      },
      onFatal: (error) => {
        throw error;
      },
    });
    await log.append([recordOf(topic, 'slow', { partitionKey: slow })]);
    for (const n of [1, 2, 3]) {
      await log.append([recordOf(topic, `quick ${n}`, { partitionKey: quick })]);
      await waitFor(() => handled.includes(`quick ${n}`));
    }
    others.resolve(undefined);
    await waitFor(() => handled.includes('slow'));
    await log.append([recordOf(topic, 'after', { partitionKey: slow })]);
    await waitFor(() => handled.includes('after'));
    expect(handled).toEqual(['quick 1', 'quick 2', 'quick 3', 'slow', 'after']);
    expect(aborted).toBe(false);
    await consumer.stop();
    await log.close();
  });
});
