import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase, providePostgres, startKafka } from '@blazon/backing';
import { describeWithLocalKafka, waitFor } from '@blazon/testing';
import { KafkaEventLog } from '../kafka/kafka-event-log.js';
import type { EventLog } from '../port.js';
import { readAll } from './bench.js';
import { eventLogContract } from './event-log.contract.js';
import type { ContractHarness } from './harness.js';

const SESSION_TIMEOUT_MS = 3_000;
const nothing = () => undefined;
const silent = { info: nothing, warn: nothing, error: nothing };

/** A separate broker, since the contract stops and starts it. */
async function startHarness(): Promise<ContractHarness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'blazon-event-log-'));
  let broker = await startKafka({ dataDir });
  const { port } = broker;
  const postgres = await providePostgres(nothing);
  const databases: string[] = [];
  const connection = { brokers: [broker.brokers], clientId: 'contract', sessionTimeoutMs: SESSION_TIMEOUT_MS };
  return {
    connect: () => KafkaEventLog.connect({ ...connection, logger: silent }),
    childLog: { adapter: 'kafka', ...connection },
    patientChildLog: { adapter: 'kafka', ...connection, sessionTimeoutMs: 100 * SESSION_TIMEOUT_MS },
    createDatabase() {
      const name = `reader_${randomBytes(6).toString('hex')}`;
      databases.push(name);
      return createDatabase(postgres.url, name);
    },
    async restart() {
      await broker.stop();
      broker = await startKafka({ dataDir, port });
    },
    compact: untilCompacted,
    async close() {
      for (const name of databases) await dropDatabase(postgres.url, name);
      await postgres.stop();
      await broker.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Kafka compacts only what lies before the segment that is written to, and begins a new segment only on an append: hence the markers. */
async function untilCompacted(log: EventLog, topic: string): Promise<void> {
  await waitFor(
    async () => {
      await log.append([{ topic, key: 'marker', partitionKey: 'p', headers: {}, value: Buffer.from('marker') }]);
      const keys = (await readAll(log, topic)).map((record) => record.key).filter((key) => key !== 'marker');
      return new Set(keys).size === keys.length;
    },
    { withinMs: 90_000, everyMs: 300 },
  );
}

(await describeWithLocalKafka())('event log on Kafka', () => {
  eventLogContract(startHarness);
});
