import { pause } from '@blazon/concurrency';
import { ConfigError, loadConfig, type serviceConfig } from './config.js';
import { startService, type ServiceDefinition } from './service.js';
import { sendLastSpans } from './telemetry/last-spans.js';

/** A stop that takes longer than this is cut, so that an orchestrator never has to. */
const stopDeadlineMs = 20_000;

/** The whole main program of a service: configuration from the environment, clean stop on SIGINT and SIGTERM. */
export async function runService<Schema extends typeof serviceConfig>(definition: ServiceDefinition<Schema>): Promise<void> {
  const stopping = new AbortController();
  try {
    const config = loadConfig<Schema>(definition.config, process.env);
    const starting = startService(definition, config, stopping.signal);
    stopOnSignal(async () => {
      stopping.abort();
      const service = await starting.catch(() => undefined);
      service?.leave();
      // Callers that looked up this replica a moment ago are still served.
      if (service) await pause(config.SHUTDOWN_DELAY_SECONDS * 1_000);
      await service?.stop();
    }, config.SHUTDOWN_DELAY_SECONDS * 1_000);
    const service = await starting;
    process.send?.({ url: service.url, addresses: service.addresses });
  } catch (error) {
    // The start was stopped, which is what was asked for; the handler of the signal ends the process.
    if (stopping.signal.aborted) return;
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

/** Runs `stop` once on the first signal and ends the process with 0; a stop that hangs or fails ends it with 1. A stop may wait for `delayMs` first. */
export function stopOnSignal(stop: () => Promise<void>, delayMs = 0): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), delayMs + stopDeadlineMs).unref();
    stop()
      .then(sendLastSpans)
      .then(
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
