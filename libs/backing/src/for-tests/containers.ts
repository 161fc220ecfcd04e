import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brokerProperties } from '../kafka/broker-properties.js';
import { freePort } from '../processes.js';

const execFileAsync = promisify(execFile);
type Log = (line: string) => void;

const POSTGRES_IMAGE = 'postgres:18-alpine';
const KAFKA_IMAGE = 'apache/kafka:4.3.1';
const ANSWER_DEADLINE_MS = 3_000;
const PULL_DEADLINE_MS = 120_000;

/** PostgreSQL in a container, or null where no Docker engine can run the image. */
export function postgresContainer(log: Log): Promise<{ url: string; stop(): Promise<void> } | null> {
  return ifPossible(POSTGRES_IMAGE, log, startPostgresContainer);
}

async function startPostgresContainer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer(POSTGRES_IMAGE)
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .start();
  return {
    url: container.getConnectionUri(),
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
  const place = { host: '0.0.0.0', port: 9092, controllerPort: 9093, logDir: '/tmp/records', advertised: `127.0.0.1:${port}` };
  const container = await new GenericContainer(KAFKA_IMAGE)
    .withEnvironment(asEnvironment({ ...brokerProperties(place), 'controller.quorum.voters': '1@127.0.0.1:9093' }))
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
    .start();
  return {
    brokers: `127.0.0.1:${port}`,
    async stop() {
      await container.stop();
    },
  };
}

/** The image reads `KAFKA_LOG_DIRS` as `log.dirs`. */
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
