import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Blazon } from '../system/blazon.js';
import type { Mode } from '../system/machine.js';
import { type Desk, enqueueMany, openDesks } from '../system/many-jobs.js';
import { Receiver } from '../system/receiver.js';
import type { Line } from './report.js';
import { webhooksOf } from './webhooks.js';

/** `BENCH_JOBS=200` for a taste of it. */
const measuredJobs = Number(process.env.BENCH_JOBS ?? 1_000);
/** So many come first, until every process has compiled its code for speed. */
const warmUpJobs = 300;
/** Calls at a time: enough that nobody waits for a caller. */
const callers = 64;

/**
 * Generate calls as fast as they are accepted, until the last webhook is received; sender and receiver share the machine. Beside it what
 * the engine alone draws on one core, before and afterwards, since the speed of the machine wavers.
 */
export async function benchIdentities(mode: Mode, progress: (line: string) => void): Promise<Line[]> {
  const before = await engineAlone();
  const measured = await endToEnd(mode, progress);
  const alone = (before + (await engineAlone())) / 2;
  const share = measured / alone;
  return [
    { what: `${measuredJobs} generates at once, identities a second until the last webhook`, measured: `${measured.toFixed(1)}/s` },
    { what: 'the engine alone, on one core', measured: `${alone.toFixed(1)}/s` },
    { what: 'end to end of the engine alone', measured: `${Math.round(share * 100)} %`, target: '≥ 45 %', met: share >= 0.45 },
  ];
}

async function endToEnd(mode: Mode, progress: (line: string) => void): Promise<number> {
  const blazon = new Blazon();
  let receiver: Receiver | undefined;
  try {
    await blazon.start({ mode });
    receiver = await Receiver.start(blazon.machine.dev);
    const desks = await openDesks(warmUpJobs + measuredJobs, () => blazon.workspace());
    await roundOf(desks, receiver, warmUpJobs);
    const seconds = await roundOf(desks, receiver, measuredJobs, progress);
    return measuredJobs / seconds;
  } finally {
    await receiver?.stop();
    await blazon.stop();
  }
}

/** Seconds from the first call to the last webhook. */
async function roundOf(desks: Desk[], receiver: Receiver, count: number, progress?: (line: string) => void): Promise<number> {
  const started = Date.now();
  const jobs = await enqueueMany(desks, count, { webhook_url: receiver.url() }, callers);
  progress?.(`${count} jobs accepted within ${Date.now() - started} ms`);
  const arrivals = await webhooksOf(receiver, jobs);
  return (Math.max(...arrivals.values()) - started) / 1000;
}

async function engineAlone(): Promise<number> {
  const child = fork(join(import.meta.dirname, 'engine-alone.js'), { execArgv: [] });
  const [perSecond] = (await once(child, 'message')) as [number];
  return perSecond;
}
