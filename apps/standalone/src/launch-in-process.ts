import { gatewayService } from '@blazon/gateway';
import { loadConfig, startService, type ServiceDefinition } from '@blazon/platform';
import { projectsService } from '@blazon/projects';
import type { Launched, ServiceName } from './machine.js';

const definitions: Record<ServiceName, ServiceDefinition> = { projects: projectsService, gateway: gatewayService };

/** Runs a service inside this process, on its own database and port as everywhere else. */
export async function launchInProcess(name: ServiceName, variables: Record<string, string>): Promise<Launched> {
  const definition = definitions[name];
  return startService(definition, loadConfig(definition.config, { ...process.env, ...variables }));
}
