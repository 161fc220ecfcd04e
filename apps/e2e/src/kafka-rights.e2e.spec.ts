import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KafkaBroker, LocalAuthority, startKafka } from '@blazon/backing';
import { topics } from '@blazon/contracts';
import { KafkaEventLog, type KafkaEventLogOptions } from '@blazon/event-log';
import { describeWithLocalKafka, type ServiceProcess, waitFor } from '@blazon/testing';
import kafkajs, { type Admin } from 'kafkajs';
import { createProject, enqueue } from './system/blazon.js';
import { Fleet, type ServiceName, serviceNames } from './system/fleet.js';
import { rightsOf } from './system/kafka-rights.js';
import { Receiver } from './system/receiver.js';

const describeOnKafka = await describeWithLocalKafka();
const TIMEOUT_MS = 180_000;
const mechanism = 'scram-sha-512';
const passwordOf = (user: string) => `the-password-of-${user}`;

/** The topics that each service reads. */
const readers: Record<ServiceName, string[]> = {
  projects: ['projects'],
  generation: ['jobs', 'memory', 'projects'],
  'memory-graph': ['jobs', 'projects'],
  'webhook-delivery': ['jobs', 'projects'],
  gateway: ['jobs', 'projects', 'webhooks'],
};

describeOnKafka('a Kafka where each service has the rights that its README lists', () => {
  let directory: string;
  let caFile: string;
  let broker: KafkaBroker;
  let operator: Admin;
  let fleet: Fleet;
  let receiver: Receiver;
  let gateway: ServiceProcess;

  const securityOf = (username: string): Required<Pick<KafkaEventLogOptions, 'tls' | 'sasl'>> => ({
    tls: { caFile },
    sasl: { mechanism, username, password: passwordOf(username) },
  });

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kafka-rights-'));
    caFile = join(directory, 'ca.pem');
    const authority = await LocalAuthority.create();
    await writeFile(caFile, authority.certificate);
    const certificate = await authority.issue({ hosts: ['127.0.0.1'] });
    const passwords = Object.fromEntries(['operator', ...serviceNames].map((user) => [user, passwordOf(user)]));
    broker = await startKafka({ dataDir: join(directory, 'kafka'), secured: { certificate, passwords, superUser: 'operator' } });
    operator = new kafkajs.Kafka({
      brokers: [broker.brokers],
      logLevel: kafkajs.logLevel.NOTHING,
      ssl: { ca: [authority.certificate] },
      sasl: { mechanism, username: 'operator', password: passwordOf('operator') },
    }).admin();
    await operator.connect();
    await operator.createAcls({ acl: serviceNames.flatMap(rightsOf) });
    fleet = await Fleet.start({ brokers: broker.brokers, maxLagMs: 3_600_000, security: securityOf('operator') });
    receiver = await Receiver.start(fleet);
    // The gateway comes last.
    for (const name of serviceNames) {
      const login = { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: name, KAFKA_SASL_PASSWORD: passwordOf(name) };
      gateway = await fleet.startService(name, { KAFKA_TLS: 'true', KAFKA_CA_FILE: caFile, ...login });
    }
  }, TIMEOUT_MS);

  afterAll(async () => {
    await receiver.stop();
    await fleet.stop();
    await operator.disconnect();
    await broker.stop();
    await rm(directory, { recursive: true });
  }, TIMEOUT_MS);

  it(
    'lets all of them do their work',
    async () => {
      const { live_key: key } = await fleet.createWorkspace(gateway, 'pro');
      const api = fleet.client(gateway, 'live', key);
      const { id } = await createProject(api);
      await enqueue(api, id, 'a calm coffee roastery called Driftwood', { webhook_url: receiver.url('/brand') });
      await receiver.arrived('/brand');
      expect(await api.call('DELETE', `/v1/projects/${id}`)).toMatchObject({ status: 200 });
      expect(await fleet.admin(gateway).done('GET', '/dead_letters')).toMatchObject({ data: [] });
    },
    TIMEOUT_MS,
  );

  it.each(serviceNames)(
    'lets %s read its topics',
    async (name) => {
      await waitFor(async () => {
        const { groups } = await operator.describeGroups([name]);
        const assigned = groups.flatMap(({ members }) =>
          members.flatMap(({ memberAssignment }) =>
            Object.keys(kafkajs.AssignerProtocol.MemberAssignment.decode(memberAssignment)?.assignment ?? {}),
          ),
        );
        return JSON.stringify([...new Set(assigned)].sort()) === JSON.stringify(readers[name]);
      });
    },
    TIMEOUT_MS,
  );

  it.each([
    ['gateway', topics.webhooks.name],
    ['projects', topics.jobs.name],
    ['generation', topics.memory.name],
    ['memory-graph', topics.jobs.name],
    ['webhook-delivery', topics.jobs.name],
  ])('lets %s write nothing to %s', async (name, topic) => {
    const log = await KafkaEventLog.connect({ brokers: [broker.brokers], clientId: name, ...securityOf(name) });
    const forged = { topic, key: 'forged', partitionKey: 'forged', headers: {}, value: Buffer.from('{}') };
    await expect(log.append([forged])).rejects.toThrow(/not authorized|authorization failed/i);
    await log.close();
  });
});
