import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka } from '@blazon/backing';
import type { ServiceProcess } from '@blazon/testing';
import { createProject } from '../system/blazon.js';
import { Fleet } from '../system/fleet.js';
import { cpuSeconds } from './cpu.js';
import { type Load, type Outcome, send } from './load.js';
import { profiling } from './profiling.js';
import { rawBatch, sendRaw } from './raw-send.js';
import type { Line } from './report.js';

const callers = 256;
const warmUpCalls = 4_000;
const acceptedAlone = 8_000;
const acceptedAtWork = 2_000;
/** Stays below the 300 generate calls a minute of the Agency plan, should all of them fall into one. */
const callsOfAWorkspace = 270;

/** A project to queue jobs for, in a workspace of its own. */
interface Desk {
  key: string;
  projectId: string;
}

/**
 * Generate calls accepted a second on Kafka, beside a raw send of the same records in batches. Each call goes the whole way: TLS, key,
 * limits, quota, the project's existence; it is answered when its record is durable. Many callers at once, since only appends that
 * meet can travel together, as they do in the raw send.
 *
 * Acceptance by itself, since the raw send does not read its records either: gateway, projects and generation run, nobody works on a
 * job. memory-graph and webhook-delivery are stopped, and the checkpoints of gateway and generation are locked, so that what these
 * two fetch waits at its first statement. Afterwards everything runs, with all those jobs waiting to be drawn: acceptance at work.
 */
export async function benchAccepting(progress: (line: string) => void): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'blazon-bench-'));
  const kafka = await startKafka({ dataDir: folder, log: progress });
  const fleet = await Fleet.start({ brokers: kafka.brokers, maxLagMs: 3_600_000 });
  try {
    const services = await startServices(fleet);
    const { gateway, projects, generation } = services;
    const desks = await openDesks(fleet, gateway, warmUpCalls + acceptedAlone + acceptedAtWork);
    const calls = (count: number) => callsTo(fleet, gateway, desks, count);
    await Promise.all([services.memoryGraph.stop(), services.webhookDelivery.stop()]);
    // One for each desk, so that generation has heard of every project.
    await accept(calls(desks.length));
    const goOn = await Promise.all([fleet.holdReactions('gateway'), fleet.holdReactions('generation')]);
    await accept(calls(warmUpCalls));
    const used = () => [gateway, projects, generation].map(({ pid }) => cpuSeconds(pid ?? 0));
    const before = used();
    const alone = await accept(calls(acceptedAlone));
    const cpu = used().map((seconds, index) => Math.round(((seconds - (before[index] ?? 0)) / acceptedAlone) * 1e6));
    progress(
      `${acceptedAlone} jobs accepted, p50 ${Math.round(alone.p50)} ms, p99 ${Math.round(alone.p99)} ms; now while they are worked on`,
    );
    await Promise.all(goOn.map((release) => release()));
    await fleet.startService('memory-graph', {}, profiling());
    await fleet.startService('webhook-delivery', {}, profiling());
    const atWork = await accept(calls(acceptedAtWork));
    progress(
      `${acceptedAtWork} more accepted, p50 ${Math.round(atWork.p50)} ms, p99 ${Math.round(atWork.p99)} ms; now the same records raw`,
    );
    await fleet.stop();
    const raw = await sendRaw(kafka.brokers, acceptedAlone);
    const ratio = alone.perSecond / raw;
    return [
      {
        what: `POST /v1/brands/generate accepted, ${callers} callers, nobody works on the jobs`,
        measured: `${Math.round(alone.perSecond)}/s`,
      },
      { what: `the same records by kafkajs, ${rawBatch} in a send, nobody reads them`, measured: `${Math.round(raw)}/s` },
      { what: 'accepted of raw', measured: `${Math.round(ratio * 100)} %`, target: '≥ 30 %', met: ratio >= 0.3 },
      { what: 'processor time of one call', measured: `gateway ${cpu[0]} µs + projects ${cpu[1]} µs + generation ${cpu[2]} µs` },
      { what: 'accepted while all services work on the jobs before', measured: `${Math.round(atWork.perSecond)}/s` },
    ];
  } finally {
    await fleet.stop();
    await kafka.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startServices(
  fleet: Fleet,
): Promise<Record<'projects' | 'generation' | 'memoryGraph' | 'webhookDelivery' | 'gateway', ServiceProcess>> {
  return {
    projects: await fleet.startService('projects', {}, profiling()),
    generation: await fleet.startService('generation', {}, profiling()),
    memoryGraph: await fleet.startService('memory-graph'),
    webhookDelivery: await fleet.startService('webhook-delivery'),
    gateway: await fleet.startService('gateway', {}, profiling()),
  };
}

/** As many as so many calls need within one minute. */
async function openDesks(fleet: Fleet, gateway: ServiceProcess, calls: number): Promise<Desk[]> {
  return Promise.all(
    Array.from({ length: Math.ceil(calls / callsOfAWorkspace) }, async () => {
      const { live_key: key } = await fleet.createWorkspace(gateway, 'agency');
      return { key, projectId: (await createProject(fleet.client(gateway, 'live', key))).id };
    }),
  );
}

/** A call for each job, in turn to all desks. */
function callsTo(fleet: Fleet, gateway: ServiceProcess, desks: Desk[], count: number): Load {
  const requests = desks.map(({ key, projectId }) => ({
    path: '/v1/brands/generate',
    method: 'POST' as const,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ project_id: projectId, prompt: 'a bakery called Crumb, warm colours' }),
  }));
  return { url: gateway.addresses.live ?? '', ca: fleet.ca, requests, connections: callers, seconds: 60, atMost: count };
}

async function accept(load: Load): Promise<Outcome> {
  const outcome = await send(load);
  if (outcome.statuses['202'] !== load.atMost) throw new Error(`not all calls were accepted: ${JSON.stringify(outcome.statuses)}`);
  return outcome;
}
