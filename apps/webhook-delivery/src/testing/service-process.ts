import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ServiceClient } from '@blazon/platform';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The service as a process of its own, so that it can be killed like one. */
export interface ServiceProcess {
  client: ServiceClient;
  /** SIGKILL: nothing is finished, nothing is cleaned up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the compiled service; resolves when it is ready. */
export async function startProcess(serviceToken: string, variables: Record<string, string>): Promise<ServiceProcess> {
  const child = fork(program, {
    env: { PATH: process.env.PATH, SERVICE_TOKEN: serviceToken, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error', ...variables },
    execArgv: ['--enable-source-maps', '--import', '@blazon/platform/telemetry'],
  });
  const exited = once(child, 'exit');
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const [message] = await Promise.race([ready, exited.then(() => Promise.reject(new Error('The service ended before it was ready.')))]);
  const client = new ServiceClient('webhook-delivery', message.url, serviceToken);
  const end = async (signal: NodeJS.Signals) => {
    await client.close().catch(() => undefined);
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return { client, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
