import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KafkaBroker, startKafka } from '@blazon/backing';
import { pause } from '@blazon/concurrency';
import { describeWithLocalKafka, waitFor } from '@blazon/testing';
import type { Subscription } from '../port.js';
import { KafkaEventLog } from './kafka-event-log.js';

const LOST = 'a consumer that has lost its group joins again after a pause';

(await describeWithLocalKafka())('a broker that dies', () => {
  let dataDir: string;
  let broker: KafkaBroker;
  const warnings: string[] = [];
  const logger = { info: () => undefined, warn: (_details: object, message: string) => warnings.push(message), error: () => undefined };
  const connect = () => KafkaEventLog.connect({ brokers: [broker.brokers], clientId: 'outage', sessionTimeoutMs: 8_000, logger });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'blazon-outage-'));
    broker = await startKafka({ dataDir });
  });
  afterAll(async () => {
    await broker.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('leaves a log that has verified its topics knowing where records belong', async () => {
    const topics = [{ name: 'known', partitions: 2, cleanup: { policy: 'delete' as const, retentionMs: 3_600_000 } }];
    const [creator, log] = [await connect(), await connect()];
    await creator.ensureTopics(topics);
    await log.verifyTopics(topics);
    process.kill(broker.pid, 'SIGKILL');
    expect(await log.partitionOf('known', 'a')).toBe(await creator.partitionOf('known', 'a'));
    await Promise.all([creator.close(), log.close()]);
    const { port } = broker;
    await broker.stop();
    broker = await startKafka({ dataDir, port });
  });

  it('finds its member again, though it died while the group gathered anew and the client has given up', async () => {
    const [log, other] = [await connect(), await connect()];
    await log.ensureTopics([{ name: 'things', partitions: 2, cleanup: { policy: 'delete', retentionMs: 3_600_000 } }]);
    const append = (key: string) => log.append([{ topic: 'things', key, partitionKey: key, headers: {}, value: Buffer.from('v') }]);
    const handled: string[] = [];
    const fatal: Error[] = [];
    const subscription: Subscription = {
      group: 'readers',
      topics: ['things'],
      startFrom: () => Promise.resolve(0n),
      onBatch: async ({ records }, signal) => {
        if (handled.length === 0) {
          // Told of the change before the member has answered to it: the broker never hears the answer.
          signal.addEventListener('abort', () => process.kill(broker.pid, 'SIGKILL'));
          handled.push('first');
          await pause(30_000, signal);
          return;
        }
        handled.push(...records.map(({ key }) => key));
      },
      onFatal: (error) => fatal.push(error),
    };
    await log.consume(subscription);
    await append('a');
    await waitFor(() => handled.length > 0);
    await expect(other.consume({ ...subscription, onBatch: () => Promise.resolve() })).rejects.toThrow();
    await other.close();

    await waitFor(() => warnings.includes(LOST));
    const { port } = broker;
    await broker.stop();
    broker = await startKafka({ dataDir, port });
    await append('b');
    await waitFor(() => handled.includes('a') && handled.includes('b'), { withinMs: 60_000 });
    expect(fatal).toEqual([]);
    await log.close();
  });
});
