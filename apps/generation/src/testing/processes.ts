import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ServiceClient } from '@blazon/platform';
import { NODE_COMPILE_CACHE, type ServiceProcess as RunningProcess, startServiceProcess } from '@blazon/testing';

const programs = {
  generation: new URL('../../dist/main.js', import.meta.url),
  'memory-graph': new URL('../../../memory-graph/dist/main.js', import.meta.url),
};
export type Program = keyof typeof programs;

/** A service that runs as a process of its own, and a client of it. */
export interface ServiceProcess extends RunningProcess {
  client: ServiceClient;
}

/** A test waits for an answer however busy the machine is. */
const patienceMs = 60_000;

/** Starts a compiled service; resolves when it is ready. */
export async function startProcess(program: Program, serviceToken: string, variables: Record<string, string>): Promise<ServiceProcess> {
  const level = process.env.TEST_LOG_LEVEL ?? 'error';
  const running = await startServiceProcess(fileURLToPath(programs[program]), { LOG_LEVEL: level, ...variables });
  return { ...running, client: new ServiceClient(program, running.url, serviceToken, patienceMs) };
}

/** Runs `rebuild compare` or `rebuild switch` of a service to its end. */
export function runRebuild(program: Program, mode: string, variables: Record<string, string>): Promise<{ code: number; output: string }> {
  const file = fileURLToPath(new URL('rebuild.js', programs[program]));
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...variables };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, mode], { env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}
