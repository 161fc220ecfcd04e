import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Launched, ServiceName } from './machine.js';

const telemetry = import.meta.resolve('@blazon/platform/telemetry');
const restartDelayMs = 1_000;
const stopDeadlineMs = 25_000;

interface Ready {
  url: string;
  addresses: Record<string, string>;
}

/** Runs a service as a separate process and, like an orchestrator, restarts it if it crashes. */
export async function launchProcess(name: ServiceName, variables: Record<string, string>): Promise<Launched> {
  const program = fileURLToPath(new URL(`../../${name}/dist/main.js`, import.meta.url));
  let stopping = false;
  // Traces tell the services apart by it.
  const environment = { ...process.env, ...variables, OTEL_SERVICE_NAME: name };
  let child = start(environment);
  const ready = await untilReady(name, child);
  // A service that comes back must be where the others look for it.
  const settled = { ...environment, PORT: new URL(ready.url).port, ...fixedPorts(ready.addresses) };
  const watch = (watched: ChildProcess) => {
    watched.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`${name} ended unexpectedly (${signal ?? `exit code ${String(code)}`}); starting it again`);
      setTimeout(() => {
        if (stopping) return;
        child = start(settled);
        watch(child);
      }, restartDelayMs);
    });
  };
  watch(child);
  return {
    ...ready,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), stopDeadlineMs);
      await gone;
      clearTimeout(cut);
    },
  };

  function start(env: NodeJS.ProcessEnv): ChildProcess {
    // In a separate process group: Ctrl-C reaches only the parent, which then stops the services in order.
    return fork(program, { env, detached: true, execArgv: ['--enable-source-maps', '--import', telemetry] });
  }
}

async function untilReady(name: ServiceName, child: ChildProcess): Promise<Ready> {
  const { promise, resolve, reject } = Promise.withResolvers<Ready>();
  child.once('message', (message) => {
    resolve(message as Ready);
  });
  child.once('exit', (code) => {
    reject(new Error(`${name} could not start (exit code ${String(code)}); its reason is above.`));
  });
  return promise;
}

/** The gateway's own listeners, by the variables that set their ports. */
function fixedPorts(addresses: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(addresses).map(([name, url]) => [`BLAZON_${name.toUpperCase()}_PORT`, new URL(url).port]));
}
