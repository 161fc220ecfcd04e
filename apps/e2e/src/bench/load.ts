import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';

/** Requests that are sent over and over, in turn, by a number of connections at once. */
export interface Load {
  url: string;
  ca: string;
  requests: { path: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }[];
  connections: number;
  seconds: number;
  /** Stops early after so many requests, those not counted that open the connections. */
  atMost?: number;
}

export interface Outcome {
  perSecond: number;
  p50: number;
  p99: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
}

/** Sends the load from a process of its own, so that the sender does not take time from what it measures. */
export async function send(load: Load): Promise<Outcome> {
  const child = fork(import.meta.filename, { execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  child.once('message', (outcome) => {
    resolve(outcome as Outcome);
  });
  child.once('exit', (code) => {
    reject(new Error(`the sender ended with ${String(code)}`));
  });
  child.send(load);
  return promise;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

async function run({ url, ca, requests, connections, seconds, atMost = Infinity }: Load): Promise<Outcome> {
  const pool = new Pool(url, { connections, connect: { ca: readFileSync(ca, 'utf8') } });
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  const one = async (): Promise<number> => {
    const request = requests[sent % requests.length];
    if (request === undefined) throw new Error('there is nothing to send');
    sent += 1;
    const { statusCode, body } = await pool.request({ ...request, body: request.body ?? null });
    await body.dump();
    return statusCode;
  };
  // Callers keep their connections: each is opened by a request that is not measured.
  await Promise.all(Array.from({ length: connections }, one));
  const most = sent + atMost;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const sender = async () => {
    while (performance.now() < deadline && sent < most) {
      const begin = performance.now();
      const statusCode = await one();
      latencies.push(performance.now() - begin);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  const elapsed = (performance.now() - started) / 1000;
  await pool.close();
  return { perSecond: latencies.length / elapsed, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), statuses };
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.once('message', (load) => {
    void run(load as Load).then((outcome) => {
      process.send?.(outcome, () => {
        process.exit(0);
      });
    });
  });
}
