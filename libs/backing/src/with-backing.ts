import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { type KafkaForTests, provideKafka, providePostgres } from './for-tests/provide.js';
import { KafkaUnavailableError } from './kafka/distribution.js';

/**
 * `node with-backing.js -- <command…>` runs a command with DATABASE_URL and KAFKA_BROKERS set to servers that live as long as it does.
 */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
  if (!process.argv.includes('--') || command === undefined) throw new Error('Usage: with-backing -- <command> [arguments]');

  // Listened to from the beginning: a signal during the start must still stop what was started.
  const interruption = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      interruption.abort(signal);
    });
  }
  const started = await Promise.allSettled([providePostgres(say), kafkaOrReason()]);
  const [postgres, kafka] = started;
  try {
    if (postgres.status === 'rejected') throw postgres.reason;
    if (kafka.status === 'rejected') throw kafka.reason;
    say(`PostgreSQL from ${postgres.value.origin}: DATABASE_URL is set.`);
    if (kafka.value) say(`Kafka from ${kafka.value.origin}: KAFKA_BROKERS=${kafka.value.brokers}`);
    const environment = { ...process.env, DATABASE_URL: postgres.value.url, KAFKA_BROKERS: kafka.value?.brokers ?? '' };
    return await run(command, args, environment, interruption.signal);
  } finally {
    await Promise.all(started.map((result) => (result.status === 'fulfilled' && result.value ? result.value.stop() : Promise.resolve())));
  }
}

/** Null, and one line that says why, when there can be no Kafka here. In CI that is a failure. */
async function kafkaOrReason(): Promise<KafkaForTests | null> {
  try {
    return await provideKafka(say);
  } catch (error) {
    if (!(error instanceof KafkaUnavailableError) || process.env.CI === 'true') throw error;
    say(`SKIPPED: all suites on Kafka. ${error.message}`);
    return null;
  }
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv, interruption: AbortSignal): Promise<number> {
  const numberOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal];
  if (interruption.aborted) return Promise.resolve(numberOf(interruption.reason as NodeJS.Signals));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    interruption.addEventListener('abort', () => child.kill(interruption.reason as NodeJS.Signals));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(signal === null ? (code ?? 1) : numberOf(signal));
    });
  });
}

function say(line: string): void {
  process.stderr.write(`[backing] ${line}\n`);
}

process.exitCode = await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  return 1;
});
