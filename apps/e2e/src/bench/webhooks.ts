import type { Job, WebhookEvent } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import { Blazon } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { openDesks } from '../system/many-jobs.js';
import { Receiver } from '../system/receiver.js';
import { enqueueSteadily, measuredJobs, warmUpJobs } from './latency.js';
import { percentile } from './load.js';
import type { Line } from './report.js';

/** From the answer that a job is accepted to the arrival of its webhook, while jobs come at a steady pace; sender and receiver share the machine. */
export async function benchWebhooks(mode: Mode): Promise<Line[]> {
  const blazon = new Blazon();
  let receiver: Receiver | undefined;
  try {
    await blazon.start({ mode });
    receiver = await Receiver.start(blazon.machine.dev);
    const desks = await openDesks(warmUpJobs + measuredJobs, () => blazon.workspace());
    const accepted = await enqueueSteadily(desks, warmUpJobs + measuredJobs, { webhook_url: receiver.url() });
    const arrivals = await webhooksOf(
      receiver,
      accepted.map(({ job }) => job),
    );
    const latencies = accepted.slice(warmUpJobs).map(({ job, at }) => (arrivals.get(job.id) ?? NaN) - at);
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    return [
      { what: 'accepted to webhook received, p50', measured: `${Math.round(p50)} ms`, target: '≤ 100 ms', met: p50 <= 100 },
      { what: 'accepted to webhook received, p99', measured: `${Math.round(p99)} ms`, target: '≤ 400 ms', met: p99 <= 400 },
    ];
  } finally {
    await receiver?.stop();
    await blazon.stop();
  }
}

/** When the first webhook of each job arrived, once all of them have. */
export async function webhooksOf(receiver: Receiver, jobs: Job[]): Promise<Map<string, number>> {
  const awaited = new Set(jobs.map(({ id }) => id));
  const arrivals = new Map<string, number>();
  let read = 0;
  await waitFor(
    () => {
      for (const { body, at } of receiver.received.slice(read)) {
        const { type, data } = JSON.parse(body.toString()) as WebhookEvent;
        if (type !== 'generation.success') throw new Error(`job ${data.job_id} did not succeed`);
        const { job_id } = data;
        if (awaited.has(job_id) && !arrivals.has(job_id)) arrivals.set(job_id, at);
        read += 1;
      }
      return arrivals.size === awaited.size;
    },
    { withinMs: 120_000, everyMs: 50 },
  );
  return arrivals;
}
