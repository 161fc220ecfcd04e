import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startKafka } from '@blazon/backing';

const run = promisify(execFile);
const composeFile = fileURLToPath(new URL('../../../deploy/kafka/compose.yaml', import.meta.url));
const composeBrokers = '127.0.0.1:29092';

export interface Brokers {
  brokers: string;
  stop(): Promise<unknown>;
}

/** The Kafka of `start:kafka`: the brokers that were named, else Docker Compose where an engine runs, else a local broker. */
export async function provideBrokers(named: string | undefined, dataDir: string, progress: (line: string) => void): Promise<Brokers> {
  if (named !== undefined) return { brokers: named, stop: () => Promise.resolve() };
  return (await byCompose(progress)) ?? startKafka({ dataDir, log: progress });
}

async function byCompose(progress: (line: string) => void): Promise<Brokers | undefined> {
  const compose = (...args: string[]) => run('docker', ['compose', '--file', composeFile, ...args], { timeout: 180_000 });
  try {
    await run('docker', ['info'], { timeout: 5_000 });
  } catch {
    return undefined;
  }
  try {
    progress('starting Kafka with Docker Compose (deploy/kafka/compose.yaml)');
    await compose('up', '--detach', '--wait');
    return { brokers: composeBrokers, stop: () => compose('stop') };
  } catch (error) {
    progress(
      `Docker Compose could not start Kafka (${error instanceof Error ? error.message.split('\n')[0] : String(error)}); using a local broker`,
    );
    return undefined;
  }
}
