import { ConfigError, loadConfig, type serviceConfig } from './config.js';
import { startService, type ServiceDefinition } from './service.js';

/** A stop that takes longer than this is cut, so that an orchestrator never has to. */
const stopDeadlineMs = 20_000;

/** The whole main program of a service: configuration from the environment, clean stop on SIGINT and SIGTERM. */
export async function runService<Schema extends typeof serviceConfig>(definition: ServiceDefinition<Schema>): Promise<void> {
  try {
    const config = loadConfig<Schema>(definition.config, process.env);
    const service = await startService(definition, config);
    stopOnSignal(() => service.stop());
    process.send?.({ url: service.url, addresses: service.addresses });
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

/** Runs `stop` once on the first signal and ends the process with 0; a stop that hangs or fails ends it with 1. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('could not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // A supervisor that was killed takes its services along: they would hold on to what its successor needs.
  process.once('disconnect', onSignal);
}
