import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka } from '@blazon/backing';
import type { ServiceProcess } from '@blazon/testing';
import { Fleet } from '../system/fleet.js';
import { type Desk, openDesks } from '../system/many-jobs.js';
import { measureCpu } from './cpu.js';
import { type Load, type Outcome, percentile, Sender } from './load.js';
import { profiling } from './profiling.js';
import { openRawSend, rawBatch } from './raw-send.js';
import type { Line } from './report.js';

/** So many that neither core waits for long: with half of them a sixth of the machine was idle. */
const callers = 512;
/** So many that hardly any code is compiled while it is measured. */
const warmUpCalls = 16_000;
/** In turns with the raw send, since the machine's own speed wavers. */
const rounds = 5;
const acceptedAlone = 4_000;
const acceptedAtWork = 2_000;
const rawRecords = 8_000;

interface Round {
  /** A second. */
  accepted: number;
  /** Microseconds of processor time for one call, by process. */
  cpu: Record<string, number>;
  /** Records a second. */
  raw: number;
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
  const sender = new Sender();
  try {
    const services = await startServices(fleet);
    const { gateway, projects, generation } = services;
    const desks = await openDesks(warmUpCalls + rounds * acceptedAlone + acceptedAtWork, async () => {
      const { live_key } = await fleet.createWorkspace(gateway, 'agency');
      return { live: fleet.client(gateway, 'live', live_key), live_key };
    });
    const accept = (count: number) => acceptedBy(sender, callsTo(fleet, gateway, desks, count));
    await Promise.all([services.memoryGraph.stop(), services.webhookDelivery.stop()]);
    // One for each desk, so that generation knows every project.
    await accept(desks.length);
    const resume = await Promise.all([fleet.holdReactions('gateway'), fleet.holdReactions('generation')]);
    await accept(warmUpCalls);
    const raw = await openRawSend(kafka.brokers, rawRecords);
    await raw.round();
    const processes = { gateway: gateway.pid, projects: projects.pid, generation: generation.pid, Kafka: kafka.pid, sender: sender.pid };
    const measured: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const cpuOfOne = measureCpu(processes);
      const { perSecond, p50, p99 } = await accept(acceptedAlone);
      const cpu = cpuOfOne(acceptedAlone);
      measured.push({ accepted: perSecond, cpu, raw: await raw.round() });
      progress(`${acceptedAlone} jobs accepted, ${Math.round(perSecond)}/s, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`);
    }
    await raw.close();
    await Promise.all(resume.map((release) => release()));
    await fleet.startService('memory-graph', {}, profiling());
    await fleet.startService('webhook-delivery', {}, profiling());
    const atWork = await accept(acceptedAtWork);
    progress(`${acceptedAtWork} more accepted while all are worked on, p50 ${Math.round(atWork.p50)} ms, p99 ${Math.round(atWork.p99)} ms`);
    return [
      ...report(measured),
      { what: 'accepted while all services work on the jobs before', measured: `${Math.round(atWork.perSecond)}/s` },
    ];
  } finally {
    sender.stop();
    await fleet.stop();
    await kafka.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(rounds: Round[]): Line[] {
  const median = (of: (round: Round) => number) => percentile(rounds.map(of), 0.5);
  const ratio = median(({ accepted, raw }) => accepted / raw);
  const cpu = Object.keys(rounds[0]?.cpu ?? {}).map((name) => `${name} ${Math.round(median((round) => round.cpu[name] ?? NaN))} µs`);
  return [
    {
      what: `POST /v1/brands/generate accepted, ${callers} callers, nobody works on the jobs`,
      measured: `${Math.round(median(({ accepted }) => accepted))}/s`,
    },
    {
      what: `the same records by kafkajs, ${rawBatch} in a send, nobody reads them`,
      measured: `${Math.round(median(({ raw }) => raw))}/s`,
    },
    { what: 'accepted of raw', measured: `${Math.round(ratio * 100)} %`, target: '≥ 20 %', met: ratio >= 0.2 },
    { what: 'processor time of one call', measured: `${cpu.join(' + ')}, beside PostgreSQL` },
  ];
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

async function acceptedBy(sender: Sender, load: Load): Promise<Outcome> {
  const outcome = await sender.send(load);
  if (outcome.statuses['202'] !== load.atMost) throw new Error(`not all calls were accepted: ${JSON.stringify(outcome.statuses)}`);
  return outcome;
}
