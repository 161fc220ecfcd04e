import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from '@blazon/testing';
import { Balancer } from './balancer.js';
import { Fleet, type OnKafka, type ServiceName, serviceNames } from './fleet.js';

/** How long a replica that stops still serves, and how soon the balancer notices the stop. */
interface Pace {
  shutdownDelaySeconds: number;
  balancerLagMs: number;
}

/** One replica of each service behind a balancer, so that each can be replaced as a rollout of Kubernetes does. */
export class RollingFleet {
  private readonly balancers = new Map<ServiceName | 'live', Balancer>();
  private readonly replicas = new Map<ServiceName, ServiceProcess>();

  private constructor(
    readonly fleet: Fleet,
    private readonly pace: Pace,
  ) {}

  /** Starts all services, of this release or of the one in another tree, on the schema of this release. */
  static async start(kafka: OnKafka | undefined, pace: Pace, tree?: string): Promise<RollingFleet> {
    const rolling = new RollingFleet(await Fleet.start(kafka), pace);
    for (const name of [...serviceNames, 'live'] as const) rolling.balancers.set(name, await Balancer.start());
    if (tree !== undefined) await rolling.fleet.migrate();
    for (const name of serviceNames) rolling.sendTo(name, await rolling.startReplica(name, tree));
    return rolling;
  }

  /** The gateway of the moment. */
  get gateway(): ServiceProcess {
    return found(this.replicas.get('gateway'));
  }

  /** As the gateway, at an address that stays. */
  get front(): ServiceProcess {
    return { ...this.gateway, addresses: { live: `https://127.0.0.1:${this.portOf('live')}` } };
  }

  /** Starts a new replica; when it is ready, tells the old one to stop, and callers come to the new one a moment later. */
  async replace(name: ServiceName, tree?: string): Promise<void> {
    const old = found(this.replicas.get(name));
    const replica = await this.startReplica(name, tree);
    const stopped = old.stop();
    await pause(this.pace.balancerLagMs);
    this.sendTo(name, replica);
    await stopped;
  }

  async stop(): Promise<void> {
    await this.fleet.stop();
    for (const balancer of this.balancers.values()) balancer.stop();
  }

  private startReplica(name: ServiceName, tree?: string): Promise<ServiceProcess> {
    const urls = serviceNames.map((each) => [`${each.toUpperCase().replaceAll('-', '_')}_URL`, `http://127.0.0.1:${this.portOf(each)}`]);
    const variables = { ...Object.fromEntries(urls), SHUTDOWN_DELAY_SECONDS: String(this.pace.shutdownDelaySeconds) } as Record<
      string,
      string
    >;
    return this.fleet.startService(name, variables, [], tree);
  }

  private sendTo(name: ServiceName, replica: ServiceProcess): void {
    this.replicas.set(name, replica);
    found(this.balancers.get(name)).sendTo(replica.url);
    if (replica.addresses.live !== undefined) found(this.balancers.get('live')).sendTo(replica.addresses.live);
  }

  private portOf(name: ServiceName | 'live'): number {
    return found(this.balancers.get(name)).port;
  }
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the fleet was not started');
  return value;
}
