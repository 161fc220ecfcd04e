import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KafkaBroker, LocalAuthority, startKafka } from '@blazon/backing';
import { describeWithLocalKafka } from '@blazon/testing';
import { pino } from 'pino';
import { loadConfig, serviceConfig } from './config.js';
import { openEventLog } from './event-log.js';

const describeOnKafka = await describeWithLocalKafka();
const TIMEOUT_MS = 120_000;

function open(variables: Record<string, string>): ReturnType<typeof openEventLog> {
  const needed = { DATABASE_URL: 'postgres://nowhere/none', SERVICE_TOKEN: 'a token that is long enough for this test' };
  return openEventLog(loadConfig(serviceConfig, { ...needed, ...variables }), 'spec', pino({ level: 'silent' }));
}

describeOnKafka('a cluster that takes clients over TLS alone, by name and password', () => {
  const username = 'blazon';
  const password = 'not-a-word-of-this-in-the-clear';
  let directory: string;
  let broker: KafkaBroker;
  let security: Record<string, string>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'secured-kafka-'));
    const authority = await LocalAuthority.create();
    const caFile = join(directory, 'ca.pem');
    await writeFile(caFile, authority.certificate);
    const certificate = await authority.issue({ hosts: ['127.0.0.1'] });
    broker = await startKafka({ dataDir: join(directory, 'kafka'), secured: { certificate, passwords: { [username]: password } } });
    security = {
      KAFKA_BROKERS: broker.brokers,
      KAFKA_TLS: 'true',
      KAFKA_CA_FILE: caFile,
      KAFKA_SASL_USERNAME: username,
      KAFKA_SASL_PASSWORD: password,
    };
  }, TIMEOUT_MS);

  afterAll(async () => {
    await broker.stop();
    await rm(directory, { recursive: true });
  }, TIMEOUT_MS);

  it(
    'takes appends and gives them back',
    async () => {
      const log = await open(security);
      await log.ensureTopics([{ name: 'facts', partitions: 1, cleanup: { policy: 'delete', retentionMs: 3_600_000 } }]);
      await log.append([{ topic: 'facts', key: 'a', partitionKey: 'a', headers: {}, value: Buffer.from('one') }]);
      const values: (string | undefined)[] = [];
      for await (const { value } of log.read({ topic: 'facts', partition: 0, from: 0n, to: 1n })) values.push(value?.toString());
      expect(values).toEqual(['one']);
      await log.close();
    },
    TIMEOUT_MS,
  );

  it('refuses another password', async () => {
    await expect(open({ ...security, KAFKA_SASL_PASSWORD: 'another one' })).rejects.toThrow(/authentication/i);
  });

  it('is refused itself when its certificate comes from somewhere else', async () => {
    await expect(open({ ...security, KAFKA_CA_FILE: '' })).rejects.toThrow(/certificate/);
  });
});

describe('half a security setting', () => {
  const brokers = { KAFKA_BROKERS: '127.0.0.1:1' };

  it('is an error: a name without a password', async () => {
    await expect(open({ ...brokers, KAFKA_SASL_USERNAME: 'blazon' })).rejects.toThrow(
      'set both KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD',
    );
  });

  it('is an error: an authority without TLS', async () => {
    await expect(open({ ...brokers, KAFKA_CA_FILE: '/etc/ca.pem' })).rejects.toThrow('KAFKA_CA_FILE is set, but KAFKA_TLS is not');
  });
});
