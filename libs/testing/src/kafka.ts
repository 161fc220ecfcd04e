import { randomBytes } from 'node:crypto';
import { type KafkaForTests, KafkaUnavailableError, provideKafka } from '@blazon/backing';

const STOP_TIMEOUT_MS = 60_000;

export interface KafkaForSuite {
  /** `describe`, or `describe.skip` where there can be no Kafka. */
  describe: jest.Describe;
  brokers: string[];
  /** Unique for this suite, to begin its topics and groups with, so that suites may share one cluster. */
  prefix: string;
}

/** To be awaited at the top of a test file: whether its suites run or are skipped must be known when they are declared. */
export async function useKafka(): Promise<KafkaForSuite> {
  const kafka = await kafkaOrNull();
  afterAll(async () => {
    await kafka?.stop();
  }, STOP_TIMEOUT_MS);
  return {
    describe: kafka ? describe : describe.skip,
    brokers: kafka?.brokers.split(',') ?? [],
    prefix: `test-${randomBytes(6).toString('hex')}-`,
  };
}

async function kafkaOrNull(): Promise<KafkaForTests | null> {
  try {
    return await provideKafka(() => undefined);
  } catch (error) {
    if (!(error instanceof KafkaUnavailableError) || process.env.CI === 'true') throw error;
    // An empty KAFKA_BROKERS means that the reason has been given already, once for all suites.
    if (process.env.KAFKA_BROKERS !== '') process.stderr.write(`SKIPPED: the suites of this file on Kafka. ${error.message}\n`);
    return null;
  }
}
