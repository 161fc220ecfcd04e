import type { Brand, DeadLetter, Job, JobTimeline } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import type { Admin } from '../system/admin.js';
import type { Api } from '../system/api.js';
import { createProject, enqueue, list } from '../system/blazon.js';
import type { Fleet, ServiceName } from '../system/fleet.js';
import type { SeparateServices } from './services.js';

interface DeadLetters {
  data: (DeadLetter & { service: string })[];
  totals: Record<string, number | null>;
}

/** An event that a service cannot handle is listed, and is handled once its cause is mended. */
export function deadLetters(services: SeparateServices): void {
  let fleet: Fleet;
  let admin: Admin;
  let api: Api;
  let projectId: string;

  beforeAll(async () => {
    ({ fleet, admin } = services);
    api = services.live(await services.createWorkspace());
    projectId = (await createProject(api)).id;
  });

  const letters = () => admin.done<DeadLetters>('GET', '/dead_letters');
  const lettersOf = async (job: Job) => (await letters()).data.filter(({ subject }) => subject === job.id);
  const statusOf = async (job: Job) => (await admin.done<JobTimeline>('GET', `/jobs/${job.id}`)).status;
  const none = { gateway: 0, generation: 0, 'memory-graph': 0, 'webhook-delivery': 0 };

  /** A table that refuses the effect of an event: the cause that an operator finds and fixes. */
  it.each<[ServiceName, string, string]>([
    ['gateway', 'metered_jobs', 'version < 2'],
    ['generation', 'brands', 'false'],
    ['memory-graph', 'nodes', 'false'],
    ['webhook-delivery', 'deliveries', 'false'],
  ])('of %s are listed with their reason, and go through once the cause is mended', async (service, table, rule) => {
    await fleet.query(service, `alter table ${table} add constraint broken check (${rule}) not valid`);
    const job = await enqueue(api, projectId, 'a harbour café called Mole');
    const [letter] = await waitFor(
      async () => {
        const found = await lettersOf(job);
        return found.length > 0 && found;
      },
      { withinMs: 30_000, everyMs: 100 },
    );
    expect(letter).toMatchObject({ service, topic: 'jobs', subject: job.id });
    expect(letter?.reason).toContain(`database error 23514 on broken, ${table}`);
    expect(JSON.stringify(letter)).not.toMatch(/Mole|harbour/);
    const path = `/dead_letters/${service}/${job.id}/retry`;
    const tooEarly = await admin.done<{ handled: number; remaining: number }>('POST', path);
    expect(tooEarly).toMatchObject({ service, subject: job.id, handled: 0 });
    expect(tooEarly.remaining).toBeGreaterThan(0);

    await fleet.query(service, `alter table ${table} drop constraint broken`);
    await waitFor(
      async () => {
        const { remaining } = await admin.done<{ remaining: number }>('POST', path);
        return remaining === 0 && (await statusOf(job)) === 'succeeded';
      },
      { withinMs: 60_000, everyMs: 200 },
    );
    await waitFor(async () => (await lettersOf(job)).length === 0);
    expect((await letters()).totals).toEqual(none);
    expect((await list<Brand>(api, `/v1/brands?project_id=${projectId}`)).filter(({ job_id }) => job_id === job.id)).toHaveLength(1);
  });

  it('are retried all at once, by topic and by reason', async () => {
    await fleet.query('webhook-delivery', 'alter table deliveries add constraint broken check (false) not valid');
    const jobs = [await enqueue(api, projectId, 'a red fox'), await enqueue(api, projectId, 'a blue owl')];
    await waitFor(async () => (await letters()).totals['webhook-delivery'] === jobs.length, { withinMs: 30_000, everyMs: 100 });
    await fleet.query('webhook-delivery', 'alter table deliveries drop constraint broken');
    const retry = (body: object) =>
      admin.done<{ handled: number; remaining: number }>('POST', '/dead_letters/webhook-delivery/retry', body);
    expect(await retry({ topic: 'projects' })).toMatchObject({ handled: 0, remaining: 0 });
    expect((await retry({ topic: 'jobs', reason: 'CheckConstraint' })).remaining).toBe(0);
    expect((await letters()).totals).toEqual(none);
  });

  it('are not kept by a service that does not exist, and nothing waits for a subject that nobody knows', async () => {
    expect(await admin.call('POST', '/dead_letters/accounting/x/retry')).toMatchObject({
      status: 404,
      body: { error: { code: 'service_not_found' } },
    });
    expect(await admin.call('POST', '/dead_letters/generation/x/retry')).toMatchObject({ status: 200, body: { handled: 0, remaining: 0 } });
  });
}
