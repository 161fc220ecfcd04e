import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobTimeline } from '@blazon/contracts';
import { startKafka } from '@blazon/backing';
import { Kafka, logLevel, type Message } from 'kafkajs';
import { Blazon, enqueue } from '../system/blazon.js';
import { type Desk, ended, enqueueMany, openDesks } from '../system/many-jobs.js';
import type { Mode } from '../system/machine.js';
import { type Load, percentile, send } from './load.js';
import type { Line } from './report.js';

const acceptedCount = 4_000;
const warmUpCalls = 1_000;
const callers = 256;
const rawBatch = 100;
const rawRounds = 3;
const jobsPerSecond = 20;
const latencyJobs = 200;
const warmUpJobs = 100;

/**
 * Generate calls accepted a second on Kafka, beside a raw send of the same records in batches. Each call goes the whole way, TLS, key,
 * limits, quota and the project's existence, and is answered when its record is durable; the workers draw meanwhile. Many callers
 * at once, since only appends that meet can travel together, as they do in the raw send.
 */
export async function benchAccepting(progress: (line: string) => void): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'blazon-bench-'));
  const kafka = await startKafka({ dataDir: folder, log: progress });
  const blazon = new Blazon();
  try {
    await blazon.start({ mode: 'kafka', variables: { KAFKA_BROKERS: kafka.brokers } });
    const desks = await openDesks(blazon, acceptedCount + warmUpCalls);
    await send(callsOf(blazon, desks, warmUpCalls));
    const { perSecond: accepted, p50, p99, statuses } = await send(callsOf(blazon, desks, acceptedCount));
    if (statuses['202'] !== acceptedCount) throw new Error(`not all calls were accepted: ${JSON.stringify(statuses)}`);
    progress(`${acceptedCount} jobs accepted, each within ${Math.round(p50)} ms (p99 ${Math.round(p99)} ms); now the same records raw`);
    await blazon.stop();
    const raw = await sendRaw(kafka.brokers, acceptedCount);
    return [
      { what: `POST /v1/brands/generate accepted, ${callers} callers`, measured: `${Math.round(accepted)}/s` },
      { what: `the same records by kafkajs, ${rawBatch} in a send`, measured: `${Math.round(raw)}/s` },
      { what: 'accepted of raw', measured: `${Math.round((accepted / raw) * 100)} %`, target: '≥ 30 %', met: accepted / raw >= 0.3 },
    ];
  } finally {
    await blazon.stop();
    await kafka.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A call for each job, in turn to all desks; sent by a process of its own. */
function callsOf(blazon: Blazon, desks: Desk[], count: number): Load {
  const { live: url, ca } = blazon.machine.dev;
  const requests = desks.map(({ key, projectId }) => ({
    path: '/v1/brands/generate',
    method: 'POST' as const,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ project_id: projectId, prompt: 'a bakery called Crumb, warm colours' }),
  }));
  return { url, ca, requests, connections: callers, seconds: 60, atMost: count };
}

/** The records that the jobs began with, sent again to a topic of their own; the median of some rounds. */
async function sendRaw(brokers: string, count: number): Promise<number> {
  const client = new Kafka({ clientId: 'bench', brokers: brokers.split(','), logLevel: logLevel.NOTHING });
  const records = await queuedRecords(client, count);
  const admin = client.admin();
  await admin.connect();
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: 'bench', numPartitions: 6 }] });
  await admin.disconnect();
  const producer = client.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  const rates: number[] = [];
  for (let round = 0; round < rawRounds; round += 1) {
    const started = performance.now();
    for (let index = 0; index < records.length; index += rawBatch) {
      await producer.send({ topic: 'bench', acks: -1, messages: records.slice(index, index + rawBatch) });
    }
    rates.push(records.length / ((performance.now() - started) / 1000));
  }
  await producer.disconnect();
  return percentile(rates, 0.5);
}

async function queuedRecords(client: Kafka, count: number): Promise<Message[]> {
  const consumer = client.consumer({ groupId: 'bench' });
  const records: Message[] = [];
  await consumer.connect();
  await consumer.subscribe({ topic: 'jobs', fromBeginning: true });
  const { promise: enough, resolve } = Promise.withResolvers<undefined>();
  await consumer.run({
    eachMessage: ({ message: { key, value, headers } }) => {
      if (headers?.ce_type?.toString() === 'job.queued' && value !== null) records.push({ key, value, headers });
      if (records.length >= count) resolve(undefined);
      return Promise.resolve();
    },
  });
  await Promise.race([enough, pause(60_000)]);
  await consumer.disconnect();
  if (records.length < count) throw new Error(`only ${records.length} of ${count} queued jobs are in the log`);
  return records.slice(0, count);
}

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
