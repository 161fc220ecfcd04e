import { performance } from 'node:perf_hooks';
import { Agent } from 'undici';
import { newWebhookSecret, signatureHeaders } from '../dist/secrets/signature.js';
import { body, type Target } from './target.ts';

export interface Load {
  /** How long the receiver takes to answer, in milliseconds. */
  delay: number;
  inFlight: number;
  deliveries: number;
}

interface Figures {
  perSecond: number;
  /** CPU time of this process for a delivery. */
  cpuMs: number;
}

const secret = newWebhookSecret();

/** The headers that a delivery is signed with, made anew for each. */
export function signed(): Record<string, string> {
  return signatureHeaders({ eventId: 'evt_1', body, secret, oldSecret: null, timestamp: Math.floor(Date.now() / 1_000) });
}

/** A bare undici loop that does nothing but sign and POST. */
export class SigningLoop {
  private readonly target: Target;
  private readonly agent: Agent;

  constructor(target: Target) {
    this.target = target;
    this.agent = new Agent({ connect: { ca: target.ca }, allowH2: false });
  }

  run(load: Load): Promise<void> {
    return inFlight(load, (path) => this.post(path));
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async post(path: string): Promise<void> {
    const headers = { 'content-type': 'application/json', ...signed() };
    const response = await this.agent.request({ origin: this.target.origin, path, method: 'POST', headers, body });
    await response.body.arrayBuffer();
    if (response.statusCode !== 200) throw new Error(`the receiver answered ${response.statusCode}`);
  }
}

/** Posts so many deliveries, that many at once. */
export async function inFlight({ delay, inFlight, deliveries }: Load, post: (path: string) => Promise<void>): Promise<void> {
  let left = deliveries;
  const worker = async () => {
    while (left-- > 0) await post(`/?delay=${delay}`);
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
}

export async function measured(deliveries: number, work: () => Promise<void>): Promise<Figures> {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: deliveries / seconds, cpuMs: (user + system) / 1_000 / deliveries };
}

/** One line with the medians of the rounds, in which both took turns. */
export function report({ delay, inFlight }: Load, name: string, rounds: { bare: Figures; ours: Figures }[]): void {
  const bare = medians(rounds.map((round) => round.bare));
  const ours = medians(rounds.map((round) => round.ours));
  const share = ((ours.perSecond / bare.perSecond) * 100).toFixed(0);
  console.log(
    `${inFlight} in flight, receiver takes ${delay} ms: ${name} ${textOf(ours)}; signing undici loop ${textOf(bare)}; share ${share} %`,
  );
}

function medians(figures: Figures[]): Figures {
  return { perSecond: median(figures.map(({ perSecond }) => perSecond)), cpuMs: median(figures.map(({ cpuMs }) => cpuMs)) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function textOf({ perSecond, cpuMs }: Figures): string {
  return `${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(3)} ms CPU each`;
}
