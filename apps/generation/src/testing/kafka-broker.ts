import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KafkaBroker, KafkaUnavailableError, startKafka } from '@blazon/backing';

/** A broker of its own, since services name their topics themselves; null, and a line that says why, where there can be none. */
export async function ownKafka(): Promise<Pick<KafkaBroker, 'brokers' | 'stop'> | null> {
  const dataDir = await mkdtemp(join(tmpdir(), 'generation-kafka-'));
  try {
    const broker = await startKafka({ dataDir });
    return {
      brokers: broker.brokers,
      async stop() {
        await broker.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    if (!(error instanceof KafkaUnavailableError) || process.env.CI === 'true') throw error;
    process.stderr.write(`SKIPPED: the suites of this file on Kafka. ${error.message}\n`);
    return null;
  }
}
