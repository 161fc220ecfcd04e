import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const readyWithinMs = 90_000;
/** A run of all tests starts services a hundred times: V8 compiles their code once. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'blazon-compile-cache');

/** A compiled service in a separate process, which can be killed. */
export interface ServiceProcess {
  pid: number | undefined;
  url: string;
  addresses: Record<string, string>;
  /** SIGTERM, as an orchestrator sends it. */
  stop(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is cleaned up. */
  kill(): Promise<void>;
}

/** Starts the main program of a service with these variables alone; resolves when it is ready. */
export async function startServiceProcess(
  program: string,
  variables: Record<string, string>,
  nodeOptions: string[] = [],
  /** Where the packages that it imports are found. */
  cwd = process.cwd(),
): Promise<ServiceProcess> {
  const child = fork(program, {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, SHUTDOWN_DELAY_SECONDS: '0', ...variables },
    execArgv: ['--import', '@blazon/platform/telemetry', ...nodeOptions],
  });
  const message = once(child, 'message', { signal: AbortSignal.timeout(readyWithinMs) }) as Promise<
    [Pick<ServiceProcess, 'url' | 'addresses'>]
  >;
  const exit = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${program} ended before it was ready (${String(signal ?? code)}); its reason is above.`);
  });
  try {
    const [{ url, addresses }] = await Promise.race([message, exit]);
    return { pid: child.pid, url, addresses, stop: () => ended(child, 'SIGTERM'), kill: () => ended(child, 'SIGKILL') };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/**
 * Ends a process by a signal. One that does not end is killed, which is an error: left alone it would keep the run of all
 * tests from ending. It has longer than a service gives itself.
 */
export async function ended(child: ChildProcess, signal: NodeJS.Signals, withinMs = 40_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  child.kill(signal);
  const cut = setTimeout(() => child.kill('SIGKILL'), withinMs);
  const [, endedBy] = await exit;
  clearTimeout(cut);
  if (signal !== 'SIGKILL' && endedBy === 'SIGKILL') throw new Error(`The process did not end within ${withinMs / 1000} s of ${signal}.`);
}
