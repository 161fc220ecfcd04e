import type { ServiceProcess } from '@blazon/testing';
import type { Admin, CreatedWorkspace } from '../system/admin.js';
import type { Api } from '../system/api.js';
import { Fleet, type OnKafka, type ServiceName } from '../system/fleet.js';

/** A broker that nobody else writes to, with the directory of its files. */
export interface OwnKafka extends OnKafka {
  directory: string;
}

/** Services in separate processes, shared by the tests of one log; each section has its own workspace. */
export class SeparateServices {
  private started: { fleet: Fleet; processes: Record<ServiceName, ServiceProcess> } | undefined;

  private constructor(readonly kafka: OwnKafka | undefined) {}

  static use(kafka?: OwnKafka): SeparateServices {
    const services = new SeparateServices(kafka);
    beforeAll(async () => {
      const fleet = await Fleet.start(kafka);
      services.started = { fleet, processes: await fleet.startAll() };
    }, 180_000);
    afterAll(() => services.fleet.stop());
    return services;
  }

  get fleet(): Fleet {
    return this.running.fleet;
  }

  get processes(): Record<ServiceName, ServiceProcess> {
    return this.running.processes;
  }

  /** Starts a service that has ended where the others look for it. */
  async restart(name: ServiceName, variables: Record<string, string> = {}): Promise<void> {
    const { port } = new URL(this.processes[name].url);
    this.processes[name] = await this.fleet.startService(name, { PORT: port, ...variables });
  }

  get admin(): Admin {
    return this.fleet.admin(this.processes.gateway);
  }

  createWorkspace(): Promise<CreatedWorkspace> {
    return this.admin.createWorkspace('agency');
  }

  live({ live_key }: CreatedWorkspace): Api {
    return this.fleet.client(this.processes.gateway, 'live', live_key);
  }

  private get running(): { fleet: Fleet; processes: Record<ServiceName, ServiceProcess> } {
    if (this.started === undefined) throw new Error('The services run from beforeAll on.');
    return this.started;
  }
}
