import type { ServiceProcess } from '@blazon/testing';
import type { Admin, CreatedWorkspace } from '../system/admin.js';
import type { Api } from '../system/api.js';
import { Fleet, type OnKafka, type ServiceName } from '../system/fleet.js';

/** A broker that nobody else writes to, with the directory of its files. */
export interface OwnKafka extends OnKafka {
  directory: string;
}

/** Services as processes of their own, shared by the tests of one log; each section brings its own workspace. */
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
