import { fileURLToPath } from 'node:url';
import { ServiceClient } from '@blazon/platform';
import { type ServiceProcess as RunningProcess, startServiceProcess } from '@blazon/testing';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The service as a separate process, with a client. */
export interface ServiceProcess extends RunningProcess {
  client: ServiceClient;
}

/** A test waits for an answer however busy the machine is. */
const patienceMs = 60_000;

/** Starts the compiled service; resolves when it is ready. */
export async function startProcess(serviceToken: string, variables: Record<string, string>): Promise<ServiceProcess> {
  const level = process.env.TEST_LOG_LEVEL ?? 'error';
  const running = await startServiceProcess(program, { SERVICE_TOKEN: serviceToken, LOG_LEVEL: level, ...variables });
  return { ...running, client: new ServiceClient('webhook-delivery', running.url, serviceToken, patienceMs) };
}
