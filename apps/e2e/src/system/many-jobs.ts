import type { Job, JobTimeline } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import type { Api } from './api.js';
import { type Blazon, createProject, enqueue, type Wishes } from './blazon.js';

/** Stays below the 300 generate calls a minute of the Agency plan. */
const jobsPerWorkspace = 250;

/** A place where jobs can be queued. */
export interface Desk {
  api: Api;
  key: string;
  projectId: string;
}

/** As many projects, each in its own workspace, as so many jobs need within one minute. */
export async function openDesks(jobs: number, newWorkspace: () => Promise<{ live: Api; live_key: string }>): Promise<Desk[]> {
  return Promise.all(
    Array.from({ length: Math.ceil(jobs / jobsPerWorkspace) }, async () => {
      const { live, live_key: key } = await newWorkspace();
      return { api: live, key, projectId: (await createProject(live)).id };
    }),
  );
}

/** One of many prompts that differ. */
export function promptOf(index: number): string {
  return `a bakery called Crumb ${index}, warm colours`;
}

/** Queues so many jobs as fast as they are accepted, so many calls at a time. */
export async function enqueueMany(desks: Desk[], count: number, wishes: Wishes = {}, callers = 16): Promise<Job[]> {
  const jobs: Job[] = [];
  let next = 0;
  const caller = async () => {
    for (let index = next++; index < count; index = next++) {
      const desk = desks[index % desks.length];
      if (desk === undefined) throw new Error('there is no desk to queue jobs at');
      const { api, projectId } = desk;
      jobs.push(await enqueue(api, projectId, promptOf(index), wishes));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return jobs;
}

/** The history of each job, once it has ended. */
export async function ended(blazon: Blazon, jobs: Job[], withinMs: number): Promise<JobTimeline[]> {
  const deadline = Date.now() + withinMs;
  const histories: JobTimeline[] = [];
  for (const { id } of jobs) {
    histories.push(
      await waitFor(
        async () => {
          const history = await blazon.admin.done<JobTimeline>('GET', `/jobs/${id}`);
          return (history.status === 'succeeded' || history.status === 'failed') && history;
        },
        { withinMs: Math.max(1_000, deadline - Date.now()), everyMs: 100 },
      ),
    );
  }
  return histories;
}
