import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKafka, type KafkaForTests, KafkaUnavailableError, provideKafka, startKafka } from '@blazon/backing';
import { HangingProxy } from './hanging-proxy.js';

const STOP_TIMEOUT_MS = 60_000;

/** For services of a suite that kills them, or takes the broker from them: how long it waits until others have their partitions. */
export const KAFKA_SESSION_TIMEOUT_MS = '4000';

export interface KafkaForSuite {
  /** `describe`, or `describe.skip` where there can be no Kafka. */
  describe: jest.Describe;
  brokers: string[];
  /** Unique for this suite, to begin its topics and groups with, so that suites may share one cluster. */
  prefix: string;
}

/**
 * A cluster for the suites of a file. To be awaited at the top of the file: whether its suites run or are skipped must be known when
 * they are declared.
 */
export async function useKafka(): Promise<KafkaForSuite> {
  const kafka = await unlessUnavailable<KafkaForTests>(provideKafka(() => undefined));
  afterAll(async () => {
    await kafka?.stop();
  }, STOP_TIMEOUT_MS);
  return {
    describe: kafka ? describe : describe.skip,
    brokers: kafka?.brokers.split(',') ?? [],
    prefix: `test-${randomBytes(6).toString('hex')}-`,
  };
}

export interface OwnKafka {
  /** `describe`, or `describe.skip` where this machine can run no broker. */
  describe: jest.Describe;
  brokers: string;
  /** Where the broker keeps its files. */
  directory: string;
  /** The same broker by way of a proxy. */
  proxied: string;
  /** The broker does not answer those who come by the proxy; their connections stay open. */
  hang(): void;
  /** Those who connect anew are answered again. */
  recover(): void;
  /** SIGKILL: the broker is gone. */
  kill(): void;
}

/** As `useKafka`, with a broker that nobody else writes to: for services, which name their topics themselves. */
export async function useOwnKafka(): Promise<OwnKafka> {
  const directory = await mkdtemp(join(tmpdir(), 'own-kafka-'));
  let proxy: HangingProxy | undefined;
  const proxied = async (port: number) => {
    proxy = await HangingProxy.start(`kafka://127.0.0.1:${port}`);
    return proxy.address;
  };
  const broker = await unlessUnavailable(startKafka({ dataDir: directory, proxied }));
  afterAll(async () => {
    await proxy?.stop();
    await broker?.stop();
    await rm(directory, { recursive: true, force: true });
  }, STOP_TIMEOUT_MS);
  return {
    describe: broker ? describe : describe.skip,
    brokers: broker?.brokers ?? '',
    proxied: proxy?.address ?? '',
    directory,
    hang() {
      proxy?.hang();
    },
    recover() {
      proxy?.recover();
    },
    kill() {
      if (broker) process.kill(broker.pid, 'SIGKILL');
    },
  };
}

/** `describe` for suites that start and stop their own broker, or `describe.skip` where this machine cannot run one. */
export async function describeWithLocalKafka(): Promise<jest.Describe> {
  return (await unlessUnavailable(findKafka(() => undefined))) === null ? describe.skip : describe;
}

/** Null, with one line that says why, when there can be no Kafka. In CI that is a failure. */
async function unlessUnavailable<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof KafkaUnavailableError) || process.env.CI === 'true') throw error;
    // An empty KAFKA_BROKERS means that the reason has been given already, once for all suites.
    if (process.env.KAFKA_BROKERS !== '') process.stderr.write(`SKIPPED: the suites of this file on Kafka. ${error.message}\n`);
    return null;
  }
}
