import { deadLettersApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const LEASE_MS = 1_000;
const { system, running } = await useServices({ JOB_LEASE_MS: String(LEASE_MS) });
const { generation } = running;

describe('a job of which an event could not be handled', () => {
  const letters = async (subject: string) =>
    (await generation.client.call(deadLettersApi.list, { params: {} })).data.filter((letter) => letter.subject === subject);
  const statusOf = async (jobId: string) => (await system.states()).get(jobId)?.status;
  const eventsOf = async (jobId: string) => (await system.jobEvents()).get(jobId) ?? [];

  /** A table that refuses what one event asks for. */
  it.each([
    ['job.started', 'jobs', `state ->> 'status' <> 'processing'`],
    ['brand.generated', 'brands', 'false'],
  ])('is left alone until it is retried, and ends once then: %s', async (type, table, rule) => {
    const database = system.databases.generation;
    await database.query(`alter table ${table} add constraint broken check (${rule}) not valid`);
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    await waitFor(async () => (await letters(id)).length > 0);
    const before = await eventsOf(id);
    expect(before.at(-1)?.type).toBe(type);
    await new Promise((resolve) => setTimeout(resolve, 4 * LEASE_MS));
    expect(await eventsOf(id)).toEqual(before);
    expect(await letters(id)).toHaveLength(1);

    await database.query(`alter table ${table} drop constraint broken`);
    const retried = await generation.client.call(deadLettersApi.retry, { params: { subject: id } });
    expect(retried).toEqual({ handled: 1, remaining: 0 });
    await waitFor(async () => (await statusOf(id)) === 'succeeded');
    expect((await eventsOf(id)).filter((event) => event.type === 'job.succeeded')).toHaveLength(1);
  });
});
