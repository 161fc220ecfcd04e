import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { asFile, brokerProperties } from '../kafka/broker-properties.js';
import { freePort } from '../processes.js';

const execFileAsync = promisify(execFile);
type Log = (line: string) => void;

/** The official images, or others that are started alike: those of deploy/postgres and deploy/kafka are. */
const POSTGRES_IMAGE = process.env.BLAZON_TEST_POSTGRES_IMAGE ?? 'postgres:18-alpine';
const KAFKA_IMAGE = process.env.BLAZON_TEST_KAFKA_IMAGE ?? 'apache/kafka:4.3.1';
const ANSWER_DEADLINE_MS = 3_000;
const PULL_DEADLINE_MS = 120_000;

/** PostgreSQL in a container, or null where no Docker engine can run the image. */
export function postgresContainer(log: Log): Promise<{ url: string; stop(): Promise<void> } | null> {
  return ifPossible(POSTGRES_IMAGE, log, startPostgresContainer);
}

async function startPostgresContainer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { GenericContainer } = await import('testcontainers');
  const password = randomBytes(16).toString('hex');
  const container = await new GenericContainer(POSTGRES_IMAGE)
    .withEnvironment({ POSTGRES_PASSWORD: password, PASSWORD: password, DATABASES: '' })
    .withCommand(['-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    .start();
  return {
    url: `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    async stop() {
      await container.stop();
    },
  };
}

/** Kafka in a container, or null where no Docker engine can run the image. */
export function kafkaContainer(log: Log): Promise<{ brokers: string; stop(): Promise<void> } | null> {
  return ifPossible(KAFKA_IMAGE, log, startKafkaContainer);
}

async function startKafkaContainer(): Promise<{ brokers: string; stop(): Promise<void> }> {
  const { GenericContainer, Wait } = await import('testcontainers');
  // Kafka tells clients where to connect, so the port outside must be known before it starts.
  const port = await freePort();
  const advertised = `127.0.0.1:${port}`;
  const place = { host: '0.0.0.0', port: 9092, controllerPort: 9093, logDir: '/tmp/records', advertised };
  const properties = { ...brokerProperties(place), 'controller.quorum.voters': '1@127.0.0.1:9093' };
  const container = await new GenericContainer(KAFKA_IMAGE)
    .withEnvironment({ ...asEnvironment(properties), ADVERTISED: advertised, PROPERTIES: asFile(properties) })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
    .start();
  return {
    brokers: advertised,
    async stop() {
      await container.stop();
    },
  };
}

/** The official image reads `KAFKA_LOG_DIRS` as `log.dirs`. */
function asEnvironment(properties: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [`KAFKA_${name.toUpperCase().replaceAll('.', '_')}`, value]));
}

/** A container that does not start, for instance because its helper image cannot be had, is no reason to go without a server. */
async function ifPossible<Started>(image: string, log: Log, start: () => Promise<Started>): Promise<Started | null> {
  if (!(await canRun(image))) return null;
  return start().catch((error: unknown) => {
    log(`No container of ${image} could be started: ${String(error)}`);
    return null;
  });
}

async function canRun(image: string): Promise<boolean> {
  const docker = (args: string[], timeout: number) =>
    execFileAsync('docker', args, { timeout }).then(
      () => true,
      () => false,
    );
  if (!(await docker(['version', '--format', '{{.Server.Version}}'], ANSWER_DEADLINE_MS))) return false;
  return (await docker(['image', 'inspect', image], ANSWER_DEADLINE_MS)) || (await docker(['pull', '--quiet', image], PULL_DEADLINE_MS));
}
