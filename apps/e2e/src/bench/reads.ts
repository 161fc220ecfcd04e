import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServiceProcess } from '@blazon/testing';
import type { CreatedWorkspace } from '../system/admin.js';
import { createProject } from '../system/blazon.js';
import { Fleet } from '../system/fleet.js';
import { measureCpu } from './cpu.js';
import { type Load, type Outcome, percentile, Sender } from './load.js';
import { profiling } from './profiling.js';
import type { Line } from './report.js';

/** So many that none of them meets its limit of 5,000 requests a minute. */
const workspaceCount = 60;
const projectsEach = 12;
/** Many and short, since the speed of the machine itself wavers. */
const rounds = 7;
const secondsEach = 2;
/** So many that hardly any code is compiled while it is measured. */
const warmUpRequests = 20_000;
const connectionCounts = [32, 64, 128];

interface Measured extends Outcome {
  /** Microseconds of processor time for one request, by process. */
  cpu: Record<string, number>;
}

interface Comparison {
  connections: number;
  ours: Measured[];
  bare: Measured[];
}

/** `GET /v1/projects` as callers get it, beside a bare server with the same query, in turns. */
export async function benchReads(progress: (line: string) => void): Promise<Line[]> {
  const fleet = await Fleet.start();
  const sender = new Sender();
  try {
    const projects = await fleet.startService('projects', {}, profiling());
    await fleet.startService('webhook-delivery');
    const absent = { GENERATION_URL: projects.url, MEMORY_GRAPH_URL: projects.url };
    const gateway = await fleet.startService('gateway', absent, profiling());
    const workspaces = await fill(fleet, gateway);
    const bare = await startBare(fleet);
    const gatewayLoad = loadOf(
      fleet,
      gateway.addresses.live ?? '',
      workspaces.map(({ live_key }) => ({ authorization: `Bearer ${live_key}` })),
    );
    const bareLoad = loadOf(
      fleet,
      bare.url,
      workspaces.map(({ id }) => ({ 'x-workspace': id })),
    );
    for (const load of [bareLoad, gatewayLoad]) await sender.send({ ...load, seconds: 30, atMost: warmUpRequests });
    const compared: Comparison[] = [];
    for (const connections of connectionCounts) {
      const measured: Comparison = { connections, ours: [], bare: [] };
      for (let round = 1; round <= rounds; round += 1) {
        measured.bare.push(await measure(sender, { ...bareLoad, connections }, { 'bare server': bare.process.pid }));
        measured.ours.push(await measure(sender, { ...gatewayLoad, connections }, { gateway: gateway.pid, projects: projects.pid }));
        progress(`${connections} connections, round ${round}: bare ${describe(measured.bare)}; gateway ${describe(measured.ours)}`);
      }
      compared.push(measured);
    }
    bare.process.disconnect();
    return [...compared.flatMap(report), capacity(compared)];
  } finally {
    sender.stop();
    await fleet.stop();
  }
}

async function fill(fleet: Fleet, gateway: ServiceProcess): Promise<CreatedWorkspace[]> {
  return Promise.all(
    Array.from({ length: workspaceCount }, async () => {
      const workspace = await fleet.createWorkspace(gateway, 'agency');
      const api = fleet.client(gateway, 'live', workspace.live_key);
      for (let index = 0; index < projectsEach; index += 1) await createProject(api, `Project ${index}`);
      return workspace;
    }),
  );
}

async function startBare(fleet: Fleet): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare-server.js'), {
    env: { PATH: process.env.PATH, DATABASE_URL: fleet.databaseOf('projects'), TLS_CERT: fleet.tls.cert, TLS_KEY: fleet.tls.key },
    execArgv: [],
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, process: child };
}

function loadOf(fleet: Fleet, url: string, headers: Record<string, string>[]): Load {
  const requests = headers.map((own) => ({ method: 'GET' as const, path: '/v1/projects', headers: own }));
  return { url, ca: fleet.ca, requests, connections: 32, seconds: secondsEach };
}

async function measure(sender: Sender, load: Load, processes: Record<string, number | undefined>): Promise<Measured> {
  const cpuOfOne = measureCpu(processes);
  const outcome = await sender.send(load);
  const answered = Object.values(outcome.statuses).reduce((sum, count) => sum + count, 0);
  if (outcome.statuses['200'] !== answered) throw new Error(`not every answer was 200: ${JSON.stringify(outcome.statuses)}`);
  return { ...outcome, cpu: cpuOfOne(answered) };
}

function describe(measured: Measured[]): string {
  const last = measured.at(-1);
  return last === undefined ? '' : `${Math.round(last.perSecond)}/s, p50 ${last.p50.toFixed(1)} ms`;
}

const median = (values: number[]) => percentile(values, 0.5);
const rate = (all: Measured[]) => median(all.map(({ perSecond }) => perSecond));
const againstTarget = (ratio: number) => ({ measured: `${Math.round(ratio * 100)} %`, target: '≥ 50 %', met: ratio >= 0.5 });

function report({ connections, ours, bare }: Comparison): Line[] {
  const cpu = (all: Measured[], name: string) => Math.round(median(all.map((one) => one.cpu[name] ?? NaN)));
  const ratio = median(ours.map((one, index) => one.perSecond / (bare[index]?.perSecond ?? NaN)));
  return [
    { what: `GET /v1/projects over ${connections} connections, gateway`, measured: `${Math.round(rate(ours))}/s` },
    { what: 'the same query, bare Fastify + pg', measured: `${Math.round(rate(bare))}/s` },
    { what: 'gateway of bare', ...againstTarget(ratio) },
    {
      what: 'processor time of one request',
      measured: `gateway ${cpu(ours, 'gateway')} µs + projects ${cpu(ours, 'projects')} µs; bare ${cpu(bare, 'bare server')} µs`,
    },
  ];
}

/** The highest rate of each of the two: with few connections the gateway mostly waits for other services. */
function capacity(compared: Comparison[]): Line {
  const best = (of: (comparison: Comparison) => Measured[]) => Math.max(...compared.map((comparison) => rate(of(comparison))));
  const ratio = best(({ ours }) => ours) / best(({ bare }) => bare);
  return { what: 'the most the gateway serves, of the most the bare server does', ...againstTarget(ratio) };
}
