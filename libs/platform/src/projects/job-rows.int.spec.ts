import { isNext } from '@blazon/contracts';
import { defaultConnectionLimits, ormOptions } from '@blazon/database';
import { useDatabase } from '@blazon/testing';
import { defineEntity, type EntityManager, MikroORM, p } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { DeletedProject, forgetProject } from './deleted-project.js';
import { follow, loadJobs } from './job-rows.js';
import type { ProjectData } from './project-data.js';

const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: { jobId: p.text().primary(), projectId: p.text(), version: p.integer(), writers: p.array((writer) => Number(writer)) },
});

const held: ProjectData = {
  tables: { jobs: 'project_id' },
  forget: async (em, projectId) => {
    await em.nativeDelete(Job, { projectId });
  },
};

/** `writer` tells apart what has one version. */
interface Event {
  job_id: string;
  project_id: string;
  version: number;
  writer: number;
}
type Step = Event | { deleted: string };
const isEvent = (step: Step): step is Event => !('deleted' in step);

const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({ job: fc.nat({ max: 3 }), version: fc.integer({ min: 1, max: 5 }), writer: fc.nat({ max: 9 }) })
      .map(({ job, version, writer }): Step => ({ job_id: `job_${job}`, project_id: `proj_${job % 2}`, version, writer })),
  },
  { weight: 1, arbitrary: fc.nat({ max: 1 }).map((project): Step => ({ deleted: `proj_${project}` })) },
);
const log = fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { maxLength: 6 });

/** The outcome by the rules, without a database: the writers of the events that count, by job. */
function expected(steps: Step[]): Record<string, number[]> {
  const jobs = new Map<string, { project: string; writers: number[] }>();
  const deleted = new Set<string>();
  for (const each of steps) {
    if (!isEvent(each)) {
      deleted.add(each.deleted);
      for (const [id, { project }] of jobs) if (project === each.deleted) jobs.delete(id);
    } else if (!deleted.has(each.project_id)) {
      const job = jobs.get(each.job_id) ?? { project: each.project_id, writers: [] };
      if (!isNext(job.writers.length, each)) continue;
      job.writers.push(each.writer);
      jobs.set(each.job_id, job);
    }
  }
  return Object.fromEntries([...jobs].map(([id, { writers }]) => [id, writers]));
}

describe('rows of jobs', () => {
  const database = useDatabase();
  let orm: MikroORM;
  beforeAll(async () => {
    orm = await MikroORM.init(ormOptions({ url: database.url, pool: 2, entities: [Job, DeletedProject], limits: defaultConnectionLimits }));
    await orm.schema.create();
  });
  afterAll(() => orm.close());

  /** A reader has one topic in a unit of work: deletions are read apart from the events of jobs. */
  async function handle(em: EntityManager, batch: Step[]): Promise<void> {
    const events = batch.filter(isEvent);
    await loadJobs(em, Job, events);
    for (const event of events) {
      const { job_id: jobId, project_id: projectId, version, writer } = event;
      const known = follow(em, Job, event, () => em.create(Job, { jobId, projectId, version, writers: [] }));
      known?.writers.push(writer);
    }
  }

  const kept = async () =>
    Object.fromEntries((await orm.em.fork().find(Job, {}, { orderBy: { jobId: 'asc' } })).map(({ jobId, writers }) => [jobId, writers]));

  it('hold what the version rule and the deletions in the log say, however the log comes in batches', async () => {
    await fc.assert(
      fc.asyncProperty(log, async (batches) => {
        await orm.schema.clear();
        const read: Step[] = [];
        for (const batch of batches) {
          const deletions = batch.flatMap((each) => (isEvent(each) ? [] : [each]));
          await orm.em.fork().transactional((em) => handle(em, batch));
          for (const { deleted } of deletions) await orm.em.fork().transactional((em) => forgetProject(em, held, deleted));
          read.push(...batch.filter(isEvent), ...deletions);
        }
        expect(await kept()).toEqual(expected(read));
      }),
      { numRuns: 60 },
    );
  });

  it('of a deleted project do not come back when the whole log is read once more', async () => {
    await fc.assert(
      fc.asyncProperty(log, async (batches) => {
        await orm.schema.clear();
        const readAll = async () => {
          for (const batch of batches) await orm.em.fork().transactional((em) => handle(em, batch));
        };
        await readAll();
        await orm.em.fork().transactional((em) => forgetProject(em, held, 'proj_0'));
        const before = Object.keys(await kept());
        await readAll();
        expect(Object.keys(await kept())).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});
