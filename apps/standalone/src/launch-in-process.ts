import { gatewayService } from '@blazon/gateway';
import { generationService } from '@blazon/generation';
import { memoryGraphService } from '@blazon/memory-graph';
import { loadConfig, startService, type serviceConfig, type ServiceDefinition } from '@blazon/platform';
import { projectsService } from '@blazon/projects';
import { webhookDeliveryService } from '@blazon/webhook-delivery';
import type { Launched, ServiceName } from './machine.js';

const services: Record<ServiceName, (variables: NodeJS.ProcessEnv) => Promise<Launched>> = {
  projects: (variables) => start(projectsService, variables),
  generation: (variables) => start(generationService, variables),
  'memory-graph': (variables) => start(memoryGraphService, variables),
  'webhook-delivery': (variables) => start(webhookDeliveryService, variables),
  gateway: (variables) => start(gatewayService, variables),
};

/** Runs a service inside this process, on its own database and port as everywhere else. */
export function launchInProcess(name: ServiceName, variables: Record<string, string>): Promise<Launched> {
  // Telemetry is one for the process, and tells calls between services from those of strangers by it.
  process.env.SERVICE_TOKEN = variables.SERVICE_TOKEN;
  return services[name]({ ...process.env, ...variables });
}

function start<Schema extends typeof serviceConfig>(
  definition: ServiceDefinition<Schema>,
  variables: NodeJS.ProcessEnv,
): Promise<Launched> {
  return startService(definition, loadConfig<Schema>(definition.config, variables));
}
