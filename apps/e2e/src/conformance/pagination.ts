import type { Brand, List, MemoryNode, Project } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { createProject, generate, list, succeeded } from '../system/blazon.js';
import { expectError } from './expectations.js';
import { rule, type Section } from './rule.js';

export const pagination: Section = (blazon) => {
  let api: Api;
  let created: Project[];

  beforeAll(async () => {
    ({ sandbox: api } = await blazon.workspace());
    created = [];
    for (let index = 0; index < 12; index += 1) created.unshift(await createProject(api, `Project ${index}`));
  });

  const page = async (query: string) => succeeded(await api.get<List<Project>>(`/v1/projects?${query}`), 200);

  rule('query `limit` (integer, 1 to 100, default 10)', async () => {
    expect((await page('')).data).toEqual(created.slice(0, 10));
    expect((await page('limit=1')).data).toEqual(created.slice(0, 1));
    expect((await page('limit=100')).data).toEqual(created);
  });

  rule('`limit` outside 1..100 or not an integer is 400', async () => {
    for (const limit of ['0', '101', '-1', '1.5', 'ten', '', '1e1', '%201']) {
      expectError(await api.get(`/v1/projects?limit=${limit}`), 'invalid_param', 'limit');
    }
    expectError(await api.get('/v1/projects?limit=1&limit=2'), 'invalid_param', 'limit');
  });

  rule('`starting_after` (string, a resource id taken from the previous `next_cursor`; returns the page after that item)', async () => {
    const first = await page('limit=5');
    expect(first).toEqual({ object: 'list', data: created.slice(0, 5), has_more: true, next_cursor: created[4]?.id });
    const second = await page(`limit=5&starting_after=${first.next_cursor ?? ''}`);
    expect(second.data).toEqual(created.slice(5, 10));
    const last = await page(`limit=5&starting_after=${second.next_cursor ?? ''}`);
    expect(last).toEqual({ object: 'list', data: created.slice(10), has_more: false, next_cursor: null });
  });

  rule('id of the last item on this page; null when has_more is false', async () => {
    expect(await page('limit=12')).toMatchObject({ has_more: false, next_cursor: null });
    expect(await page('limit=11')).toMatchObject({ has_more: true, next_cursor: created[10]?.id });
  });

  rule('Order is newest first.', async () => {
    const ids = (await page('limit=100')).data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(ids).toEqual(created.map(({ id }) => id));
  });

  rule('keyset on the sortable id: a cursor stays valid after its item is deleted', async () => {
    const doomed = await createProject(api);
    const older = (await page(`limit=3&starting_after=${doomed.id}`)).data;
    expect((await api.call('DELETE', `/v1/projects/${doomed.id}`)).status).toBe(200);
    expect((await page(`limit=3&starting_after=${doomed.id}`)).data).toEqual(older);
    expect(older).toEqual(created.slice(0, 3));
  });

  rule('A cursor that is not a well-formed id of that resource is 400 `invalid_cursor`.', async () => {
    for (const cursor of ['', 'x', 'proj_', 'job_01k9x3d0mzfd3bkxg7hv8e1c4n', 'proj_01K9X3C6TXF2FRTQK0Q6M4S2VD', '%00']) {
      expectError(await api.get(`/v1/projects?starting_after=${cursor}`), 'invalid_cursor', 'starting_after');
    }
    const [project] = created;
    const projectId = project?.id ?? '';
    expectError(await api.get(`/v1/projects/${projectId}/memory?starting_after=${projectId}`), 'invalid_cursor', 'starting_after');
    expectError(await api.get(`/v1/brands?starting_after=${projectId}`), 'invalid_cursor', 'starting_after');
  });

  rule('newest first | descending id, in every list', async () => {
    const { id } = await createProject(api);
    for (const prompt of ['a fox', 'a bear', 'an owl']) await generate(api, id, prompt);
    const nodes = await list<MemoryNode>(api, `/v1/projects/${id}/memory`);
    expect(nodes.map(({ prompt }) => prompt)).toEqual(['an owl', 'a bear', 'a fox']);
    for (const path of [`/v1/projects/${id}/memory?`, `/v1/brands?project_id=${id}&`]) {
      const all = await list<MemoryNode | Brand>(api, path);
      const ids = all.map((item) => item.id);
      expect(ids).toEqual([...ids].sort().reverse());
      const first = succeeded(await api.get<List<Brand>>(`${path}limit=2`), 200);
      expect(first).toMatchObject({ object: 'list', data: all.slice(0, 2), has_more: true, next_cursor: ids[1] });
      const rest = succeeded(await api.get<List<Brand>>(`${path}limit=2&starting_after=${ids[1] ?? ''}`), 200);
      expect(rest).toEqual({ object: 'list', data: all.slice(2), has_more: false, next_cursor: null });
    }
  });
};
