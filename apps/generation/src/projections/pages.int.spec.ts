import type { Tenant } from '@blazon/contracts';
import { openDatabase } from '@blazon/database';
import { newId } from '@blazon/kernel';
import { buffersTouched, unnamedPlans, useDatabase } from '@blazon/testing';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { generationService } from '../service.js';
import { pageOf } from './brands.js';

const database = useDatabase();
const few = 10;
const many = 50_000;

describe('a page of the list of brands', () => {
  let client: pg.Client;
  let orm: MikroORM;

  beforeAll(async () => {
    orm = await openDatabase({ url: database.url, pool: 2, ...generationService.database });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(() => Promise.all([client.end(), orm.close()]));

  const fill = async ({ workspace_id, environment }: Tenant, projectId: string, first: number, count: number) => {
    await client.query(
      `with numbers as (select lpad(n::text, 26, '0') as n from generate_series($1::int, $2::int) as n),
         nodes as (insert into memory_nodes (id, project_id) select 'mem_' || n, $3 from numbers)
       insert into brands (id, project_id, workspace_id, environment, job_id, memory_id, created_at, assets, style)
       select 'brand_' || n, $3, $4, $5, 'job_' || n, 'mem_' || n, now(), '{}', '{}' from numbers`,
      [first, first + count - 1, projectId, workspace_id, environment],
    );
  };
  const cost = (tenant: Tenant, projectId?: string, starting_after?: string): Promise<number> => {
    const { sql, parameters } = pageOf(orm.em, tenant, { limit: 10, starting_after }, projectId).compile();
    return buffersTouched(client, sql, parameters, unnamedPlans);
  };

  it(`costs the same for ${few} and for ${many} brands, of a workspace and of a project, wherever it begins`, async () => {
    const tenant = (): Tenant => ({ workspace_id: newId('ws'), environment: 'live' });
    const [small, large] = [tenant(), tenant()];
    const [smallProject, largeProject] = [newId('proj'), newId('proj')];
    await fill(small, smallProject, 0, few);
    await fill(large, largeProject, few, many);
    await client.query('vacuum analyze brands, memory_nodes');
    const middle = `brand_${String(many / 2).padStart(26, '0')}`;
    const costs = {
      few: await cost(small),
      fewOfProject: await cost(small, smallProject),
      none: await cost(tenant()),
      many: await cost(large),
      manyOfProject: await cost(large, largeProject),
      middle: await cost(large, undefined, middle),
      middleOfProject: await cost(large, largeProject, middle),
    };
    // Eleven rows, each with a look at its memory node, and the way down the index.
    for (const [page, buffers] of Object.entries(costs))
      expect({ page, cheap: buffers <= 60, buffers }).toEqual({ page, cheap: true, buffers });
  });
});
