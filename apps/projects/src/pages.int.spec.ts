import { migrate } from '@blazon/database';
import { newId } from '@blazon/kernel';
import { buffersTouched, useDatabase } from '@blazon/testing';
import pg from 'pg';
import { afterEveryId, pagesSql } from './pages.sql.js';
import { projectsService } from './service.js';

const database = useDatabase();
const few = 10;
const many = 200_000;
const pageSize = 10;

describe('a page of the list of projects', () => {
  let client: pg.Client;

  beforeAll(async () => {
    await migrate({ url: database.url, pool: 2, ...projectsService.database });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(() => client.end());

  /** Ids in the order of their numbers, so that a test knows where the middle is. */
  const idOf = (number: number) => `proj_${String(number).padStart(26, '0')}`;
  const fill = async (workspaceId: string, first: number, count: number) => {
    await client.query(
      `insert into projects (id, workspace_id, environment, name, created_at)
       select 'proj_' || lpad(n::text, 26, '0'), $1, 'live', 'Project ' || n, now() from generate_series($2::int, $3::int) as n`,
      [workspaceId, first, first + count - 1],
    );
  };
  const cost = (workspace_id: string, starting_after = afterEveryId) => {
    return buffersTouched(client, pagesSql(pageSize + 1), [[workspace_id], ['live'], [starting_after]]);
  };

  it(`costs the same for ${few} and for ${many} projects, at the beginning, in the middle and at the end`, async () => {
    const [small, large, none] = [newId('ws'), newId('ws'), newId('ws')];
    // The small workspace is older than the large one: nobody may have to step over its rows.
    await fill(small, 0, few);
    await fill(large, few, many);
    await client.query('vacuum analyze projects');
    const costs = {
      few: await cost(small),
      none: await cost(none),
      first: await cost(large),
      middle: await cost(large, idOf(few + many / 2)),
      last: await cost(large, idOf(few + pageSize)),
    };
    // Eleven rows on at most three pages, the way down the index, and what the first run looks up in the catalogue.
    for (const [page, buffers] of Object.entries(costs))
      expect({ page, cheap: buffers <= 12, buffers }).toEqual({ page, cheap: true, buffers });
  });
});
