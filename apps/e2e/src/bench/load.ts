import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Connection, encode, type PlainRequest } from './connection.js';

/** Requests that are sent over and over, in turn, by a number of connections at once, which stay open for the next load to the same server. */
export interface Load {
  url: string;
  ca: string;
  requests: PlainRequest[];
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

/**
 * Sends loads from a separate process, so that the sender takes no time from the measured one. One process sends all of them:
 * its code is compiled by the first ones, and later ones measure others.
 */
export class Sender {
  private readonly child: ChildProcess = fork(import.meta.filename, { execArgv: [] });

  async send(load: Load): Promise<Outcome> {
    const ended = new AbortController();
    const { signal } = ended;
    this.child.send(load);
    const outcome = once(this.child, 'message', { signal }) as Promise<[Outcome]>;
    const exit = once(this.child, 'exit', { signal }).then(([code]) => {
      throw new Error(`the sender ended with ${String(code)}`);
    });
    try {
      const [measured] = await Promise.race([outcome, exit]);
      return measured;
    } finally {
      ended.abort();
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  stop(): void {
    this.child.kill();
  }
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

async function run({ url, ca, requests, connections, seconds, atMost = Infinity }: Load): Promise<Outcome> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  const encoded = requests.map((request) => encode(new URL(url), request));
  const one = (connection: Connection): Promise<number> => {
    const request = encoded[sent % encoded.length];
    if (request === undefined) throw new Error('there is nothing to send');
    sent += 1;
    return connection.send(request);
  };
  if (open?.url !== url || open.connections.length !== connections) {
    for (const connection of open?.connections ?? []) connection.close();
    const authority = readFileSync(ca, 'utf8');
    open = { url, connections: await Promise.all(Array.from({ length: connections }, () => Connection.open(new URL(url), authority))) };
    // The first request of a connection is not measured.
    await Promise.all(open.connections.map(one));
  }
  const most = sent + atMost;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const caller = async (connection: Connection) => {
    while (performance.now() < deadline && sent < most) {
      const begin = performance.now();
      const status = await one(connection);
      latencies.push(performance.now() - begin);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(open.connections.map(caller));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: latencies.length / elapsed, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), statuses };
}

let open: { url: string; connections: Connection[] } | undefined;

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.on('message', (load) => {
    void run(load as Load).then((outcome) => process.send?.(outcome));
  });
}
