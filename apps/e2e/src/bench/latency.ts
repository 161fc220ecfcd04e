import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobTimeline } from '@blazon/contracts';
import { Blazon, enqueue, type Wishes } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { type Desk, ended, openDesks, promptOf } from '../system/many-jobs.js';
import { percentile } from './load.js';
import type { Line } from './report.js';

const jobsPerSecond = 20;
/** So many come first, at the same pace, until every process has compiled its code for speed. */
export const warmUpJobs = 300;
export const measuredJobs = 200;

/** From `job.queued` to `job.succeeded`, as the jobs' own history tells, while jobs come at a steady pace. */
export async function benchLatency(mode: Mode): Promise<Line[]> {
  const blazon = new Blazon();
  try {
    await blazon.start({ mode });
    const desks = await openDesks(warmUpJobs + measuredJobs, () => blazon.workspace());
    const accepted = await enqueueSteadily(desks, warmUpJobs + measuredJobs);
    const jobs = accepted.slice(warmUpJobs).map(({ job }) => job);
    const histories = await ended(blazon, jobs, 120_000);
    const latencies = histories.map(latencyOf);
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    return [
      { what: 'accepted to succeeded, p50', measured: `${Math.round(p50)} ms`, target: '≤ 80 ms', met: p50 <= 80 },
      { what: 'accepted to succeeded, p99', measured: `${Math.round(p99)} ms`, target: '≤ 300 ms', met: p99 <= 300 },
    ];
  } finally {
    await blazon.stop();
  }
}

/** Queues so many jobs at that pace; each with the time of its answer. */
export async function enqueueSteadily(desks: Desk[], count: number, wishes: Wishes = {}): Promise<{ job: Job; at: number }[]> {
  const accepting: Promise<{ job: Job; at: number }>[] = [];
  const started = performance.now();
  for (let index = 0; index < count; index += 1) {
    await pause(Math.max(0, started + (index * 1000) / jobsPerSecond - performance.now()));
    const desk = desks[index % desks.length];
    if (desk === undefined) throw new Error('there is no desk to queue jobs at');
    const accepted = enqueue(desk.api, desk.projectId, promptOf(index), wishes);
    accepting.push(accepted.then((job) => ({ job, at: Date.now() })));
  }
  return Promise.all(accepting);
}

function latencyOf({ id, status, events }: JobTimeline): number {
  const at = (type: string) => events.find((event) => event.type === type)?.at_ms;
  const [queued, succeeded] = [at('job.queued'), at('job.succeeded')];
  if (queued === undefined || succeeded === undefined) throw new Error(`job ${id} is ${status}`);
  return succeeded - queued;
}
