import { useKafka, waitFor } from '@blazon/testing';
import { Kafka, logLevel } from 'kafkajs';
import { connectTo, keysIn, recordOf } from './testing/topics.js';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();

const SEGMENT_BYTES = 1024 * 1024;

/** Compacted segment by segment: two that are as full as ours are not joined. */
async function createCompactTopic(topic: string): Promise<string> {
  const settings = { 'cleanup.policy': 'compact', 'segment.bytes': SEGMENT_BYTES, 'min.cleanable.dirty.ratio': 0.01 };
  const configEntries = Object.entries(settings).map(([name, value]) => ({ name, value: String(value) }));
  const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 1, configEntries }] });
  await admin.disconnect();
  return topic;
}

describeOnKafka('a batch that compaction has emptied at the end of a segment', () => {
  it('is passed by a range and by a group', async () => {
    const [log, other] = [await connectTo(brokers), await connectTo(brokers)];
    const topic = await createCompactTopic(`${prefix}emptied`);
    const large = { value: 'x'.repeat(0.8 * SEGMENT_BYTES) };
    // The last batch of a producer is kept, whatever becomes of its records: here it is the last of the first segment.
    await log.append([recordOf(topic, 'first', large)]);
    await log.append([recordOf(topic, 'replaced')]);
    await other.append([recordOf(topic, 'second', large)]);
    await other.append([recordOf(topic, 'replaced')]);
    await other.append([recordOf(topic, 'third', large)]);
    await waitFor(async () => (await keysIn(log, topic, 1n, 2n)).length === 0, { everyMs: 200 });

    expect(await keysIn(log, topic, 0n, 5n)).toEqual(['first', 'second', 'replaced', 'third']);
    const offsets: bigint[] = [];
    const consumer = await log.consume({
      group: `${topic}-group`,
      topics: [topic],
      startFrom: () => Promise.resolve(0n),
      onBatch: ({ records }) => Promise.resolve(void offsets.push(...records.map(({ offset }) => offset))),
      onFatal: (error) => {
        throw error;
      },
    });
    await waitFor(() => offsets.at(-1) === 4n);
    expect(offsets).toEqual([0n, 2n, 3n, 4n]);
    await consumer.stop();
    await log.close();
    await other.close();
  });
});
