import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ServiceClient } from '@blazon/platform';

const programs = {
  generation: new URL('../../dist/main.js', import.meta.url),
  'memory-graph': new URL('../../../memory-graph/dist/main.js', import.meta.url),
};
export type Program = keyof typeof programs;

/** A service that runs as a process of its own, so that it can be killed like one. */
export interface ServiceProcess {
  url: string;
  client: ServiceClient;
  /** SIGKILL: nothing is finished, nothing is cleaned up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a compiled service; resolves when it is ready. */
export async function startProcess(program: Program, serviceToken: string, variables: Record<string, string>): Promise<ServiceProcess> {
  const child = fork(fileURLToPath(programs[program]), {
    env: { PATH: process.env.PATH, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error', ...variables },
    execArgv: ['--enable-source-maps', '--import', '@blazon/platform/telemetry'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('message', (message) => {
    resolve((message as { url: string }).url);
  });
  child.once('exit', (code, signal) => {
    reject(new Error(`${program} ended before it was ready (${signal ?? String(code)}).`));
  });
  const url = await promise;
  const client = new ServiceClient(program, url, serviceToken);
  const end = async (signal: NodeJS.Signals) => {
    await client.close().catch(() => undefined);
    await ended(child, signal);
  };
  return { url, client, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Runs `rebuild compare` or `rebuild switch` of a service to its end. */
export function runRebuild(program: Program, mode: string, variables: Record<string, string>): Promise<{ code: number; output: string }> {
  const file = fileURLToPath(new URL('rebuild.js', programs[program]));
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...variables };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, mode], { env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}
