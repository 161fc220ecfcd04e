import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { DirectoryInUseError } from '../directory-lock.js';
import { startOf } from '../processes.js';
import { inOwnProcess } from '../testing/owner-process.js';
import { findKafka, KafkaUnavailableError } from './distribution.js';
import { type KafkaBroker, startKafka } from './start-kafka.js';

const TIMEOUT_MS = 120_000;

const missing = await findKafka(() => undefined).then(
  () => null,
  (error: unknown) => error,
);
if (missing !== null && (!(missing instanceof KafkaUnavailableError) || process.env.CI === 'true')) throw missing as Error;

const connect = (brokers: string) =>
  new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING, retry: { initialRetryTime: 50, retries: 20 } });

async function append(brokers: string, value: string): Promise<void> {
  const kafka = connect(brokers);
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: 'things', numPartitions: 1 }] });
  await admin.disconnect();
  const producer = kafka.producer();
  await producer.connect();
  await producer.send({ topic: 'things', messages: [{ value }] });
  await producer.disconnect();
}

async function endOffset(brokers: string): Promise<string | undefined> {
  const admin = connect(brokers).admin();
  await admin.connect();
  const [partition] = await admin.fetchTopicOffsets('things');
  await admin.disconnect();
  return partition?.high;
}

(missing === null ? describe : describe.skip)('startKafka', () => {
  let dataDir: string;
  let broker: KafkaBroker | undefined;
  const start = async () => (broker = await startKafka({ dataDir }));
  const startElsewhere = async () => {
    const { answer, kill } = await inOwnProcess(
      `const { brokers, pid } = await backing.startKafka({ dataDir: ${JSON.stringify(dataDir)} });
       console.log(JSON.stringify({ brokers, pid })); setInterval(() => {}, 1000);`,
    );
    return { answer: answer as { brokers: string; pid: number }, kill };
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'start-kafka-'));
  });
  afterEach(async () => {
    await broker?.stop();
    broker = undefined;
    await rm(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  it(
    'keeps records over a restart, and refuses a directory whose process still runs',
    async () => {
      const first = await start();
      await append(first.brokers, 'one');
      await expect(startKafka({ dataDir })).rejects.toThrow(DirectoryInUseError);
      await first.stop();

      const second = await start();
      expect(await endOffset(second.brokers)).toBe('1');
    },
    TIMEOUT_MS,
  );

  it(
    'recovers when its process was killed and the broker is still running',
    async () => {
      const owner = await startElsewhere();
      await append(owner.answer.brokers, 'one');
      await owner.kill();
      expect(await startOf(owner.answer.pid)).not.toBeNull();

      const { brokers, pid } = await start();
      expect(pid).not.toBe(owner.answer.pid);
      expect(await startOf(owner.answer.pid)).toBeNull();
      expect(await endOffset(brokers)).toBe('1');
    },
    TIMEOUT_MS,
  );

  it(
    'recovers when its process and the broker were killed',
    async () => {
      const owner = await startElsewhere();
      await append(owner.answer.brokers, 'one');
      process.kill(owner.answer.pid, 'SIGKILL');
      await owner.kill();

      const { brokers } = await start();
      expect(await endOffset(brokers)).toBe('1');
    },
    TIMEOUT_MS,
  );
});
