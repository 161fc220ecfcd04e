import type { ServiceProcess } from '@blazon/testing';
import { createProject } from '../system/blazon.js';
import { Fleet } from '../system/fleet.js';
import { type Load, percentile, Sender } from './load.js';
import { profiling } from './profiling.js';
import type { Line } from './report.js';

const few = 10;
const many = 1_000_000;
/** In turns, since the speed of the machine wavers; each workspace stays below its limit of 5,000 requests a minute. */
const rounds = 6;
const requestsEach = 300;
const connections = 4;

interface Round {
  few: number;
  first: number;
  middle: number;
}

/** A page of ten projects of a workspace that has a million of them, beside one that has no more than those. */
export async function benchPages(progress: (line: string) => void): Promise<Line[]> {
  const fleet = await Fleet.start();
  const sender = new Sender();
  try {
    const projects = await fleet.startService('projects', {}, profiling());
    await fleet.startService('webhook-delivery');
    const absent = { GENERATION_URL: projects.url, MEMORY_GRAPH_URL: projects.url };
    const gateway = await fleet.startService('gateway', absent, profiling());
    const small = await fleet.createWorkspace(gateway, 'agency');
    const api = fleet.client(gateway, 'live', small.live_key);
    for (let index = 0; index < few; index += 1) await createProject(api, `Project ${index}`);
    const large = await fleet.createWorkspace(gateway, 'agency');
    progress(`${many} projects are written`);
    const middle = await fill(fleet, large.id);
    const page = async (key: string, after = '') => (await sender.send(loadOf(fleet, gateway, key, after))).p50;
    const measured: Round[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = { few: await page(small.live_key), first: await page(large.live_key), middle: await page(large.live_key, middle) };
      progress(`p50 of ${few} ${one.few.toFixed(2)} ms; of ${many}, first ${one.first.toFixed(2)} ms, middle ${one.middle.toFixed(2)} ms`);
      // The first round warms up.
      if (round > 0) measured.push(one);
    }
    return report(measured);
  } finally {
    sender.stop();
    await fleet.stop();
  }
}

/** Behind the back of the service, which would take an hour. The id of a project in the middle. */
async function fill(fleet: Fleet, workspaceId: string): Promise<string> {
  const idOf = (n: string) => `'proj_01jqz' || lpad(${n}, 21, '0')`;
  await fleet.query(
    'projects',
    `insert into projects (id, workspace_id, environment, name, description, created_at)
     select ${idOf('n::text')}, '${workspaceId}', 'live', 'Project ' || n, null, now() from generate_series(1, ${many}) as n`,
  );
  await fleet.query('projects', 'vacuum analyze projects');
  return `proj_01jqz${String(many / 2).padStart(21, '0')}`;
}

function loadOf(fleet: Fleet, gateway: ServiceProcess, key: string, after: string): Load {
  const path = `/v1/projects?limit=${few}${after && `&starting_after=${after}`}`;
  const requests = [{ method: 'GET' as const, path, headers: { authorization: `Bearer ${key}` } }];
  return { url: gateway.addresses.live ?? '', ca: fleet.ca, requests, connections, seconds: 30, atMost: requestsEach };
}

function report(measured: Round[]): Line[] {
  const median = (of: (round: Round) => number) => percentile(measured.map(of), 0.5);
  const line = (what: string, of: (round: Round) => number): Line => {
    const times = median((round) => of(round) / round.few);
    return { what, measured: `${median(of).toFixed(2)} ms, ${times.toFixed(2)}×`, target: '≤ 1.2×', met: times <= 1.2 };
  };
  return [
    { what: `a page of ${few} projects, of ${few}, p50`, measured: `${median((round) => round.few).toFixed(2)} ms` },
    line(`the first page of ${many}`, ({ first }) => first),
    line(`a page in the middle of ${many}`, ({ middle }) => middle),
  ];
}
