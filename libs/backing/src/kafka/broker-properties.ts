import type { KeyedCertificate } from '../local-authority.js';

/** Where a broker listens and where it keeps its records. */
export interface BrokerPlace {
  host: string;
  port: number;
  controllerPort: number;
  logDir: string;
  /** The address that clients connect to. */
  advertised: string;
  /** A second port, and what clients that came by it are told to connect to. */
  proxied?: { port: number; advertised: string } | undefined;
  /** Which of several brokers this is; alone by default. */
  member?: Member | undefined;
}

/** One of the brokers of a cluster, each of them a controller too. */
export interface Member {
  /** Counted from 0. */
  index: number;
  clusterId: string;
  /** The ports of the controllers of all members. */
  controllerPorts: readonly number[];
}

/**
 * The settings of a broker: no delay before the first rebalance, and a cleaner that works within seconds, so that a record removed by a
 * tombstone is soon gone from the disk too. Kafka's own topics have a replica on each member.
 */
export function brokerProperties(place: BrokerPlace): Record<string, string> {
  const { proxied } = place;
  const { index, controllerPorts } = place.member ?? { index: 0, controllerPorts: [place.controllerPort] };
  const replicas = String(controllerPorts.length);
  const inSync = String(Math.ceil(controllerPorts.length / 2));
  return {
    'process.roles': 'broker,controller',
    'node.id': String(index + 1),
    'controller.quorum.voters': controllerPorts.map((port, at) => `${at + 1}@${place.host}:${port}`).join(),
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'BROKER',
    'listener.security.protocol.map': 'BROKER:PLAINTEXT,PROXIED:PLAINTEXT,CONTROLLER:PLAINTEXT',
    listeners: [
      `BROKER://${place.host}:${place.port}`,
      ...(proxied ? [`PROXIED://${place.host}:${proxied.port}`] : []),
      `CONTROLLER://${place.host}:${place.controllerPort}`,
    ].join(),
    'advertised.listeners': [`BROKER://${place.advertised}`, ...(proxied ? [`PROXIED://${proxied.advertised}`] : [])].join(),
    'log.dirs': place.logDir,
    // Topics are created on purpose, with their partition count; a mistyped name must not create one.
    'auto.create.topics.enable': 'false',
    'offsets.topic.replication.factor': replicas,
    'offsets.topic.num.partitions': '1',
    'transaction.state.log.replication.factor': replicas,
    'transaction.state.log.min.isr': inSync,
    'transaction.state.log.num.partitions': '1',
    'share.coordinator.state.topic.replication.factor': replicas,
    'share.coordinator.state.topic.min.isr': inSync,
    'share.coordinator.state.topic.num.partitions': '1',
    'group.initial.rebalance.delay.ms': '0',
    'group.min.session.timeout.ms': '1000',
    // After a kill the broker is let in again only when its former session has ended.
    'broker.session.timeout.ms': '3000',
    'broker.heartbeat.interval.ms': '500',
    'log.cleaner.backoff.ms': '500',
    'log.cleaner.dedupe.buffer.size': '16777216',
    'log.segment.delete.delay.ms': '1000',
    'log.retention.check.interval.ms': '5000',
    'log.initial.task.delay.ms': '1000',
  };
}

/** Who may come to a broker. */
export interface Security {
  certificate: KeyedCertificate;
  /** By the name of the user. */
  passwords: Record<string, string>;
  /** The user who gives the others their rights; without one everybody may do everything. */
  superUser?: string;
}

/**
 * Replaces some of those settings where clients must use TLS and authenticate (SCRAM-SHA-512). The broker and its
 * controller still talk to each other in the clear, on a separate port.
 */
export function securedProperties(
  place: BrokerPlace & { ownPort: number },
  { certificate: { certificate, key }, superUser }: Security,
): Record<string, string> {
  const { host, port, ownPort, controllerPort, advertised } = place;
  return {
    'listener.security.protocol.map': 'CLIENT:SASL_SSL,BROKER:PLAINTEXT,CONTROLLER:PLAINTEXT',
    listeners: `CLIENT://${host}:${port},BROKER://${host}:${ownPort},CONTROLLER://${host}:${controllerPort}`,
    'advertised.listeners': `CLIENT://${advertised},BROKER://${host}:${ownPort}`,
    'listener.name.client.sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'listener.name.client.scram-sha-512.sasl.jaas.config': 'org.apache.kafka.common.security.scram.ScramLoginModule required;',
    'listener.name.client.ssl.keystore.type': 'PEM',
    'listener.name.client.ssl.keystore.certificate.chain': certificate,
    'listener.name.client.ssl.keystore.key': key,
    ...(superUser !== undefined && {
      'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
      // The broker and its controller, which say no name to each other.
      'super.users': `User:ANONYMOUS;User:${superUser}`,
    }),
  };
}

/** The text of a server.properties file. */
export function asFile(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value.replaceAll('\n', '\\n')}\n`)
    .join('');
}
