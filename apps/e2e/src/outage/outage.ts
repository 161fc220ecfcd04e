import { setTimeout as pause } from 'node:timers/promises';
import type { Job, WebhookEvent } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { Blazon } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { openDesks, promptOf } from '../system/many-jobs.js';
import { Receiver } from '../system/receiver.js';

const JOBS_PER_SECOND = 5;
const SECONDS = { before: 15, during: 30, after: 45 } as const;
const PATIENCE_MS = 180_000;
const phases = ['before', 'during', 'after'] as const;
type Phase = (typeof phases)[number];

/** The answers to callers during an outage, by the phase in which they asked. */
export interface OutageReport {
  phases: { phase: Phase; asked: number; accepted: number; unavailable: number; other: number; slowestMs: number }[];
  accepted: number;
  succeeded: number;
  failed: number;
  repeated: number;
  lost: string[];
  /** From the end of the outage to the first job that was accepted, and to the last webhook. */
  backAfterMs: number;
  doneAfterMs: number;
}

interface Asked {
  phase: Phase;
  at: number;
  ms: number;
  status: number;
  jobId: string | undefined;
}

/** Asks for jobs at a steady pace, while something that the system stands on is away for 30 seconds. */
export async function runOutage(
  start: { mode: Mode; variables?: Record<string, string> },
  stop: (blazon: Blazon) => Promise<() => unknown>,
): Promise<OutageReport> {
  const blazon = new Blazon();
  let receiver: Receiver | undefined;
  try {
    await blazon.start(start);
    receiver = await Receiver.start(blazon.machine.dev);
    const desks = await openDesks(JOBS_PER_SECOND * 90, () => blazon.workspace());
    const asking: Promise<Asked>[] = [];
    let endedAt = 0;
    for (const phase of phases) {
      const resume = phase === 'during' ? await stop(blazon) : () => undefined;
      const begin = performance.now();
      for (let index = 0; index < SECONDS[phase] * JOBS_PER_SECOND; index += 1) {
        await pause(Math.max(0, begin + (index * 1_000) / JOBS_PER_SECOND - performance.now()));
        const desk = desks[asking.length % desks.length];
        if (desk === undefined) throw new Error('there is no desk to queue jobs at');
        asking.push(ask(desk.api, phase, { project_id: desk.projectId, prompt: promptOf(asking.length), webhook_url: receiver.url() }));
      }
      await resume();
      if (phase === 'during') endedAt = performance.now();
    }
    return await reportOf(await Promise.all(asking), receiver, endedAt);
  } finally {
    await receiver?.stop();
    await blazon.stop();
  }
}

/** Status 0: no answer. */
async function ask(api: Api, phase: Phase, body: object): Promise<Asked> {
  const at = performance.now();
  const answer = await api.post<Job>('/v1/brands/generate', body).catch(() => undefined);
  const jobId = answer?.status === 202 ? answer.body.id : undefined;
  return { phase, at, ms: performance.now() - at, status: answer?.status ?? 0, jobId };
}

async function reportOf(asked: Asked[], receiver: Receiver, endedAt: number): Promise<OutageReport> {
  const accepted = asked.flatMap(({ jobId }) => jobId ?? []);
  const outcomes = () => {
    const events = receiver.received.map(({ body }) => JSON.parse(body.toString()) as WebhookEvent);
    return new Map(events.map(({ type, data }) => [data.job_id, type]));
  };
  const isDone = (known: Map<string, unknown>) => accepted.every((id) => known.has(id));
  const until = performance.now() + PATIENCE_MS;
  while (!isDone(outcomes()) && performance.now() < until) await pause(200);
  const doneAt = performance.now();
  const known = outcomes();
  const types = accepted.map((id) => known.get(id));
  const firstBack = asked.find(({ at, jobId }) => at >= endedAt && jobId !== undefined);
  return {
    phases: phases.map((phase) => {
      const some = asked.filter((each) => each.phase === phase);
      const count = (of: (status: number) => boolean) => some.filter(({ status }) => of(status)).length;
      return {
        phase,
        asked: some.length,
        accepted: count((status) => status === 202),
        unavailable: count((status) => status === 503),
        other: count((status) => status !== 202 && status !== 503),
        slowestMs: Math.round(Math.max(...some.map(({ ms }) => ms))),
      };
    }),
    accepted: accepted.length,
    succeeded: types.filter((type) => type === 'generation.success').length,
    failed: types.filter((type) => type === 'generation.failed').length,
    repeated: receiver.received.length - known.size,
    lost: accepted.filter((id) => !known.has(id)),
    backAfterMs: Math.round(firstBack ? firstBack.at + firstBack.ms - endedAt : Infinity),
    doneAfterMs: Math.round(doneAt - endedAt),
  };
}
