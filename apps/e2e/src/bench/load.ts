import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Client, type Dispatcher } from 'undici';

/** Requests that are sent over and over, in turn, by a number of connections at once, which stay open for the next load to the same server. */
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

/**
 * Sends loads from a process of its own, so that the sender does not take time from what it measures. One process sends all of them:
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
  const one = (client: Client): Promise<number> => {
    const request = requests[sent % requests.length];
    if (request === undefined) throw new Error('there is nothing to send');
    sent += 1;
    return statusOf(client, { ...request, body: request.body ?? null });
  };
  if (open?.url !== url || open.clients.length !== connections) {
    await close();
    const connect = { ca: readFileSync(ca, 'utf8') };
    open = { url, clients: Array.from({ length: connections }, () => new Client(url, { connect })) };
    // Each connection is opened by a request that is not measured.
    await Promise.all(open.clients.map(one));
  }
  const most = sent + atMost;
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const caller = async (client: Client) => {
    while (performance.now() < deadline && sent < most) {
      const begin = performance.now();
      const status = await one(client);
      latencies.push(performance.now() - begin);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(open.clients.map(caller));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: latencies.length / elapsed, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), statuses };
}

let open: { url: string; clients: Client[] } | undefined;

async function close(): Promise<void> {
  await Promise.all(open?.clients.map((client) => client.close()) ?? []);
}

/** The status of an answer, once it has arrived in full. Nobody reads its body, so no stream is made for it. */
function statusOf(client: Client, request: Dispatcher.DispatchOptions): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let status = 0;
  client.dispatch(request, {
    onRequestStart: () => undefined,
    onResponseStart: (_controller, statusCode) => {
      status = statusCode;
    },
    onResponseData: () => undefined,
    onResponseEnd: () => {
      resolve(status);
    },
    onResponseError: (_controller, error) => {
      reject(error);
    },
  });
  return promise;
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.on('message', (load) => {
    void run(load as Load).then((outcome) => process.send?.(outcome));
  });
}
