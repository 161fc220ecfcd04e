import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KafkaBroker, LocalAuthority, startKafka } from '@blazon/backing';
import type { EventLog, NewRecord, TopicDefinition } from '@blazon/event-log';
import { describeWithLocalKafka, waitFor } from '@blazon/testing';
import kafkajs, { type AclEntry, type Admin } from 'kafkajs';
import { pino } from 'pino';
import { loadConfig, serviceConfig } from './config.js';
import { openEventLog } from './event-log.js';

const {
  AclOperationTypes: may,
  AclPermissionTypes,
  AclResourceTypes: resource,
  ConfigResourceTypes,
  ResourcePatternTypes: pattern,
} = kafkajs;
const describeOnKafka = await describeWithLocalKafka();
const TIMEOUT_MS = 120_000;
const prefix = 'brands.';
const passwords = { operator: 'the-password-of-the-operator', generation: 'the-password-of-generation' };
const topicOf = (name: string): TopicDefinition => ({ name, partitions: 1, cleanup: { policy: 'compact', maxLagMs: 3_600_000 } });
const [projects, jobs] = [topicOf('projects'), topicOf('jobs')];

/** The rights of a service, as deploy/README.md lists them: it reads and writes `jobs`, and reads `projects`. */
const rights: Pick<AclEntry, 'resourceType' | 'resourceName' | 'resourcePatternType' | 'operation'>[] = [
  ...[may.READ, may.DESCRIBE_CONFIGS].map((operation) => on(resource.TOPIC, 'projects', pattern.LITERAL, operation)),
  ...[may.READ, may.WRITE, may.DESCRIBE_CONFIGS, may.CREATE].map((operation) => on(resource.TOPIC, 'jobs', pattern.LITERAL, operation)),
  on(resource.GROUP, 'generation', pattern.LITERAL, may.READ),
  ...[may.READ, may.DELETE].map((operation) => on(resource.GROUP, 'generation.read-', pattern.PREFIXED, operation)),
];

function on(
  resourceType: AclEntry['resourceType'],
  name: string,
  resourcePatternType: AclEntry['resourcePatternType'],
  operation: AclEntry['operation'],
) {
  return { resourceType, resourceName: `${prefix}${name}`, resourcePatternType, operation };
}

function record(topic: string, value: string): NewRecord {
  return { topic, key: value, partitionKey: 'p', headers: {}, value: Buffer.from(value) };
}

describeOnKafka('a cluster that is shared with others', () => {
  let directory: string;
  let broker: KafkaBroker;
  let security: Record<string, string>;
  let operator: Admin;
  const closing: (() => Promise<void>)[] = [];

  const open = async (user: keyof typeof passwords, variables: Record<string, string> = { KAFKA_PREFIX: prefix }): Promise<EventLog> => {
    const needed = { DATABASE_URL: 'postgres://nowhere/none', SERVICE_TOKEN: 'a token that is long enough for this test' };
    const login = { KAFKA_SASL_USERNAME: user, KAFKA_SASL_PASSWORD: passwords[user] };
    const config = loadConfig(serviceConfig, { ...needed, ...security, ...login, ...variables });
    const log = await openEventLog(config, user, pino({ level: 'silent' }));
    closing.push(() => log.close());
    return log;
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'shared-kafka-'));
    const authority = await LocalAuthority.create();
    const caFile = join(directory, 'ca.pem');
    await writeFile(caFile, authority.certificate);
    const certificate = await authority.issue({ hosts: ['127.0.0.1'] });
    broker = await startKafka({ dataDir: join(directory, 'kafka'), secured: { certificate, passwords, superUser: 'operator' } });
    security = { KAFKA_BROKERS: broker.brokers, KAFKA_TLS: 'true', KAFKA_CA_FILE: caFile };
    const { Kafka, logLevel } = kafkajs;
    operator = new Kafka({
      brokers: [broker.brokers],
      logLevel: logLevel.NOTHING,
      ssl: { ca: [authority.certificate] },
      sasl: { mechanism: 'scram-sha-512', username: 'operator', password: passwords.operator },
    }).admin();
    await operator.connect();
    const whoever = { principal: 'User:generation', host: '*', permissionType: AclPermissionTypes.ALLOW };
    await operator.createAcls({ acl: rights.map((right) => ({ ...right, ...whoever })) });
    await (await open('operator')).ensureTopics([projects]);
  }, TIMEOUT_MS);

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  afterAll(async () => {
    await operator.disconnect();
    await broker.stop();
    await rm(directory, { recursive: true });
  }, TIMEOUT_MS);

  it(
    'holds topics and groups under the prefix, and those above never see it',
    async () => {
      const log = await open('generation');
      await log.ensureTopics([projects, jobs]);
      await (await open('operator')).append([record('projects', 'a')]);
      const seen: string[] = [];
      const consumer = await log.consume({
        group: 'generation',
        topics: ['projects', 'jobs'],
        startFrom: () => Promise.resolve(0n),
        onBatch: ({ topic, records }) => {
          seen.push(...records.map((each) => `${topic} ${each.topic} ${each.key}`));
          return Promise.resolve();
        },
        onFatal: (error) => {
          throw error;
        },
      });
      expect(await log.append([record('jobs', 'b')])).toEqual([{ partition: 0, offset: 0n }]);
      await waitFor(() => seen.length === 2);
      expect(seen.sort()).toEqual(['jobs jobs b', 'projects projects a']);
      expect(consumer.assignment()).toContainEqual({ topic: 'jobs', partition: 0 });
      for await (const { topic, key } of log.read({ topic: 'jobs', partition: 0, from: 0n, to: 1n }))
        expect({ topic, key }).toEqual({ topic: 'jobs', key: 'b' });
      expect(await operator.listTopics()).toEqual(expect.arrayContaining(['brands.projects', 'brands.jobs']));
      const { groups } = await operator.listGroups();
      expect(groups.map(({ groupId }) => groupId)).toEqual(['brands.generation']);
    },
    TIMEOUT_MS,
  );

  it('lets a service write its own topic alone', async () => {
    await expect((await open('generation')).append([record('projects', 'forged')])).rejects.toThrow(/not authorized/i);
  });

  it('lets a service read nothing outside of the prefix', async () => {
    await (await open('operator', {})).ensureTopics([projects]);
    await expect((await open('generation', {})).verifyTopics([projects])).rejects.toThrow(/not authorized|no topic/i);
  });

  it('makes topics with as many replicas as it is told, or not at all', async () => {
    const log = await open('operator', { KAFKA_PREFIX: 'other.', KAFKA_REPLICATION_FACTOR: '3' });
    await expect(log.ensureTopics([projects])).rejects.toThrow(/"other.projects": Replication-factor is invalid/);
  });

  it('makes topics that as many replicas confirm as the installation wants', async () => {
    const log = await open('operator', { KAFKA_PREFIX: 'safe.', KAFKA_MIN_INSYNC_REPLICAS: '2' });
    await log.ensureTopics([jobs]);
    const { resources } = await operator.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: ConfigResourceTypes.TOPIC, name: 'safe.jobs', configNames: ['min.insync.replicas'] }],
    });
    expect(resources[0]?.configEntries[0]?.configValue).toBe('2');
  });
});
