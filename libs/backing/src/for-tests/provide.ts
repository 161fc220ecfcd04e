import { rm } from 'node:fs/promises';
import { KafkaUnavailableError } from '../kafka/distribution.js';
import { endLeftoverKafka, startKafka } from '../kafka/start-kafka.js';
import { endLeftoverPostgres, startPostgres } from '../postgres/start-postgres.js';
import { kafkaContainer, postgresContainer } from './containers.js';
import { removeAbandoned, scratchDirectory } from './scratch-directory.js';

type Log = (line: string) => void;

/** A PostgreSQL server that tests may use: `url` may create databases and roles. */
export interface PostgresForTests {
  url: string;
  /** Where it comes from, for people. */
  origin: string;
  stop(): Promise<void>;
}

/** A Kafka cluster that tests may use. */
export interface KafkaForTests {
  brokers: string;
  /** Where it comes from, for people. */
  origin: string;
  stop(): Promise<void>;
}

const nothingToStop = () => Promise.resolve();

/** The server of `DATABASE_URL`, else one in a container, else one from npm. */
export async function providePostgres(log: Log): Promise<PostgresForTests> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, origin: 'DATABASE_URL', stop: nothingToStop };
  const container = await postgresContainer(log);
  if (container) return { ...container, origin: 'a container' };
  const { server, stop } = await throwAway('blazon-postgres-', endLeftoverPostgres, (dataDir) =>
    startPostgres({ dataDir, throwAway: true, log }),
  );
  return { url: server.url, origin: 'npm', stop };
}

/** The cluster of `KAFKA_BROKERS`, else one in a container, else a local broker; throws KafkaUnavailableError when there can be none. */
export async function provideKafka(log: Log): Promise<KafkaForTests> {
  const given = process.env.KAFKA_BROKERS;
  if (given) return { brokers: given, origin: 'KAFKA_BROKERS', stop: nothingToStop };
  // Set but empty: whoever started us has looked already and has said why there is none.
  if (given === '') throw new KafkaUnavailableError('KAFKA_BROKERS is empty.');
  const container = await kafkaContainer(log);
  if (container) return { ...container, origin: 'a container' };
  const { server, stop } = await throwAway('blazon-kafka-', endLeftoverKafka, (dataDir) => startKafka({ dataDir, log }));
  return { brokers: server.brokers, origin: 'Maven', stop };
}

/** Starts a server on a new directory that is removed when the server is stopped, or when it does not start. */
async function throwAway<Server extends { stop(): Promise<void> }>(
  prefix: string,
  endLeftover: (directory: string) => Promise<void>,
  start: (directory: string) => Promise<Server>,
): Promise<{ server: Server; stop: () => Promise<void> }> {
  await removeAbandoned(prefix, endLeftover);
  const directory = await scratchDirectory(prefix);
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const server = await start(directory);
    return {
      server,
      async stop() {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
