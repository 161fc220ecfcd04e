import { pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import { useKafka, waitFor } from '@blazon/testing';
import { Kafka, logLevel } from 'kafkajs';
import type { Batch, NewRecord, RunningConsumer, Subscription, TopicDefinition } from '../port.js';
import { KafkaEventLog } from './kafka-event-log.js';
import { TOPIC } from './topics.js';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();

const SESSION_TIMEOUT_MS = 6_000;
const nothing = () => undefined;
const silent = { info: nothing, warn: nothing, error: nothing };
const compactSoon = { policy: 'compact', maxLagMs: 200 } as const;
const keepAll: TopicDefinition['cleanup'] = { policy: 'delete', retentionMs: 3_600_000 };

// What Kafka and its client make special; what it has in common with the log on PostgreSQL is in the contract.
describeOnKafka('KafkaEventLog', () => {
  let log: KafkaEventLog;
  let names = 0;
  const closing: (() => Promise<void>)[] = [];

  const connect = async () => {
    const opened = await KafkaEventLog.connect({
      brokers,
      clientId: 'kafka-event-log',
      logger: silent,
      sessionTimeoutMs: SESSION_TIMEOUT_MS,
    });
    closing.push(() => opened.close());
    return opened;
  };
  const topicOf = async (partitions: number, cleanup: TopicDefinition['cleanup'] = keepAll) => {
    const name = `${prefix}${(names += 1)}`;
    await log.ensureTopics([{ name, partitions, cleanup }]);
    return name;
  };
  const record = (topic: string, key: string, value: string | null, partitionKey = 'p'): NewRecord => ({
    topic,
    key,
    partitionKey,
    headers: {},
    value: value === null ? null : Buffer.from(value),
  });
  const consume = async (by: KafkaEventLog, topic: string, subscription: Partial<Subscription>): Promise<RunningConsumer> => {
    const consumer = await by.consume({
      group: `${topic}-group`,
      topics: [topic],
      startFrom: () => Promise.resolve(0n),
      onBatch: () => Promise.resolve(),
      onFatal: (error) => {
        throw error;
      },
      ...subscription,
    });
    closing.push(() => consumer.stop());
    return consumer;
  };
  const valuesIn = async (topic: string, from: bigint, to: bigint) => {
    const found: (string | undefined)[] = [];
    for await (const { value } of log.read({ topic, partition: 0, from, to })) found.push(value?.toString());
    return found;
  };

  beforeEach(async () => {
    log = await connect();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  it('tells the batch in hand when the group changes, and asks the reader anew afterwards', async () => {
    const topic = await topicOf(2);
    const signals: AbortSignal[] = [];
    let asked = 0;
    const first = await consume(log, topic, {
      startFrom: () => {
        asked += 1;
        return Promise.resolve(0n);
      },
      onBatch: async (_batch, signal) => {
        signals.push(signal);
        await pause(30_000, signal);
      },
    });
    await log.append([record(topic, 'a', 'v')]);
    await waitFor(() => signals.length === 1);
    const askedBefore = asked;
    const second = await consume(await connect(), topic, {});
    await waitFor(() => first.assignment().length === 1 && second.assignment().length === 1);
    expect(signals[0]?.aborted).toBe(true);
    await waitFor(() => asked > askedBefore);
  });

  it('reads over what compaction has removed, by range and by group', async () => {
    const topic = await topicOf(1, compactSoon);
    // Each by a producer of its own: of those, compaction leaves empty batches.
    for (const n of [0, 1, 2, 3]) await (await connect()).append([record(topic, 'same', `v${n}`)]);
    await waitFor(
      async () => {
        await log.append([record(topic, 'marker', 'marker')]);
        return (await valuesIn(topic, 0n, 3n)).length === 0;
      },
      { withinMs: 45_000, everyMs: 300 },
    );
    expect(await valuesIn(topic, 0n, 4n)).toEqual(['v3']);
    expect(await valuesIn(topic, 1n, 2n)).toEqual([]);
    const seen: bigint[] = [];
    await consume(log, topic, {
      startFrom: () => Promise.resolve(1n),
      onBatch: ({ records }: Batch) => {
        seen.push(...records.map(({ offset }) => offset));
        return Promise.resolve();
      },
    });
    const end = (await log.endOffsets(topic)).get(0) ?? 0n;
    await waitFor(() => seen.at(-1) === end - 1n);
    expect(seen[0]).toBe(3n);
  });

  it('erases on an idle partition only after a marker has followed the tombstone', async () => {
    const topic = await topicOf(1, compactSoon);
    await log.append([record(topic, 'a', 'secret')]);
    await pause(2 * compactSoon.maxLagMs);
    await log.append([record(topic, 'a', null)]);
    await pause(3_000);
    expect(await valuesIn(topic, 0n, 2n)).toEqual(['secret', undefined]);
    await log.append([record(topic, 'marker', 'marker')]);
    await waitFor(async () => !(await valuesIn(topic, 0n, 2n)).includes('secret'), { withinMs: 45_000, everyMs: 200 });
  });

  it('reads a partition that nothing was ever appended to, and an empty range, as nothing', async () => {
    const topic = await topicOf(1);
    expect(await valuesIn(topic, 0n, 10n)).toEqual([]);
    await log.append([record(topic, 'a', 'v')]);
    expect(await valuesIn(topic, 1n, 10n)).toEqual([]);
  });

  it('ends a range that the reader leaves early', async () => {
    const topic = await topicOf(1);
    await log.append(Array.from({ length: 100 }, (_, n) => record(topic, `k${n}`, 'v')));
    for await (const { offset } of log.read({ topic, partition: 0, from: 0n, to: 100n })) if (offset === 5n) break;
    expect(await valuesIn(topic, 98n, 100n)).toHaveLength(2);
  });

  it('is at an end when the log is shorter than what the reader has read from it', async () => {
    const topic = await topicOf(1);
    const fatal = new Promise<Error>((resolve) => {
      void consume(log, topic, { startFrom: () => Promise.resolve(7n), onFatal: resolve });
    });
    expect((await fatal).message).toContain(`has read ${topic}/0 up to 7, but the log ends at 0`);
  });

  it('refuses a record that is too large without harm to those that are appended with it', async () => {
    const topic = await topicOf(1);
    const [tooLarge, fine] = await Promise.allSettled([
      log.append([record(topic, 'large', 'x'.repeat(5 * 1024 * 1024))]),
      log.append([record(topic, 'fine', 'v'), record(topic, 'big', 'x'.repeat(3 * 1024 * 1024))]),
    ]);
    expect(tooLarge).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('The record "large"') as string } });
    expect(fine).toMatchObject({ status: 'fulfilled' });
    expect(await valuesIn(topic, 0n, 2n)).toHaveLength(2);
  });

  it.each([
    ['only those of some types', ['minor']],
    ['all', 'all'],
  ] as const)('fetches records one by one or many at once, depending on whether %s may wait', async (_, types) => {
    const topic = await topicOf(1);
    const batches: number[] = [];
    await consume(log, topic, {
      collect: { types, ms: 0 },
      onBatch: ({ records }) => {
        batches.push(records.length);
        return Promise.resolve();
      },
    });
    const handled = () => batches.reduce((sum, records) => sum + records, 0);
    await log.append([record(topic, 'first', 'v')]);
    await waitFor(() => handled() === 1);
    for (let n = 0; n < 20; n += 1) await Promise.all([log.append([record(topic, `k${n}`, 'v')]), pause(30)]);
    await waitFor(() => handled() === 21);
    if (types === 'all') expect(batches.length).toBeLessThan(12);
    else expect(batches.length).toBeGreaterThan(15);
  });

  it('tells the brokers how far a group is, for those who watch its lag', async () => {
    const topic = await topicOf(1);
    let handled = 0;
    const consumer = await consume(log, topic, {
      onBatch: ({ records }) => {
        handled += records.length;
        return Promise.resolve();
      },
    });
    await log.append([record(topic, 'a', 'v'), record(topic, 'b', 'v')]);
    await waitFor(() => handled === 2);
    await consumer.stop();
    const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    const [offsets] = await admin.fetchOffsets({ groupId: `${topic}-group`, topics: [topic] });
    await admin.disconnect();
    expect(offsets?.partitions).toMatchObject([{ partition: 0, offset: '2' }]);
  });

  it('throws when there is no cluster to connect to', async () => {
    const nowhere = KafkaEventLog.connect({ brokers: ['127.0.0.1:1'], clientId: 'nowhere', logger: silent });
    await expect(nowhere).rejects.toThrow('ECONNREFUSED');
  });

  it('refuses a topic that somebody else has made to forget, until it is mended', async () => {
    const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    closing.push(() => admin.disconnect());
    const name = `${prefix}${(names += 1)}`;
    await admin.createTopics({ topics: [{ topic: name, numPartitions: 1, configEntries: [{ name: 'cleanup.policy', value: 'delete' }] }] });
    const definition: TopicDefinition = { name, partitions: 1, cleanup: { policy: 'compact', maxLagMs: 1_000 } };
    const complaint = new RegExp(`"${name}".*cleanup.policy is delete instead of compact.*--entity-name ${name}`);
    await expect(log.ensureTopics([definition])).rejects.toThrow(complaint);
    await expect(log.verifyTopics([definition])).rejects.toThrow(complaint);
    const entries = { 'cleanup.policy': 'compact', 'delete.retention.ms': '172800000' };
    const configEntries = Object.entries(entries).map(([setting, value]) => ({ name: setting, value }));
    await admin.alterConfigs({ validateOnly: false, resources: [{ type: TOPIC, name, configEntries }] });
    await waitFor(() =>
      log.verifyTopics([definition]).then(
        () => true,
        () => false,
      ),
    );
  });

  it('refuses a topic that fewer replicas confirm than the installation wants', async () => {
    const demanding = await KafkaEventLog.connect({ brokers, clientId: 'kafka-event-log', logger: silent, minInsyncReplicas: 2 });
    closing.push(() => demanding.close());
    const name = await topicOf(1);
    await expect(demanding.verifyTopics([{ name, partitions: 1, cleanup: keepAll }])).rejects.toThrow(
      /min.insync.replicas is 1 instead of 2/,
    );
  });

  it('regression: fails an append to a topic that is not there yet so that it is tried again', async () => {
    const failure = await log.append([record(`${prefix}later`, 'a', 'a')]).catch((error: unknown) => error);
    expect([isTransient(failure), String(failure)]).toEqual([true, expect.stringContaining('There is no topic')]);
  });

  it('tells where a partition begins: compaction does not move it, removing records does', async () => {
    const name = await topicOf(1);
    for (const key of ['a', 'b', 'c']) await log.append([record(name, key, key)]);
    expect(await log.startOffsets(name)).toEqual(new Map([[0, 0n]]));
    const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    closing.push(() => admin.disconnect());
    // kafkajs asks the leader, which it knows only of a topic that it was asked about.
    await admin.fetchTopicOffsets(name);
    await admin.deleteTopicRecords({ topic: name, partitions: [{ partition: 0, offset: '2' }] });
    expect(await log.startOffsets(name)).toEqual(new Map([[0, 2n]]));
  });
});
