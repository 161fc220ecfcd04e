import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobTimeline } from '@blazon/contracts';
import { Blazon, enqueue } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { ended, enqueueMany, openDesks } from '../system/many-jobs.js';
import { percentile } from './load.js';
import type { Line } from './report.js';

const jobsPerSecond = 20;
const latencyJobs = 200;
const warmUpJobs = 100;

/** From `job.queued` to `job.succeeded`, as the jobs' own history tells, while jobs come at a steady pace. */
export async function benchLatency(mode: Mode): Promise<Line[]> {
  const blazon = new Blazon();
  try {
    await blazon.start({ mode });
    const desks = await openDesks(blazon, latencyJobs + warmUpJobs);
    await ended(blazon, await enqueueMany(desks, warmUpJobs), 60_000);
    const accepting: Promise<Job>[] = [];
    const started = performance.now();
    for (let index = 0; index < latencyJobs; index += 1) {
      await pause(Math.max(0, started + (index * 1000) / jobsPerSecond - performance.now()));
      const desk = desks[index % desks.length];
      if (desk !== undefined) accepting.push(enqueue(desk.api, desk.projectId, `a bakery called Crumb ${index}`));
    }
    const histories = await ended(blazon, await Promise.all(accepting), 120_000);
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

function latencyOf({ id, status, events }: JobTimeline): number {
  const at = (type: string) => events.find((event) => event.type === type)?.at_ms;
  const [queued, succeeded] = [at('job.queued'), at('job.succeeded')];
  if (queued === undefined || succeeded === undefined) throw new Error(`job ${id} is ${status}`);
  return succeeded - queued;
}
