import type { Project } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { createProject, generate, list } from '../system/blazon.js';
import { expectError, expectRecent, idOf } from './expectations.js';
import { rule, type Section } from './rule.js';

export const projects: Section = (blazon) => {
  let live: Api;
  let sandbox: Api;

  beforeAll(async () => {
    ({ live, sandbox } = await blazon.workspace());
  });

  const create = (body: unknown) => live.post<Project>('/v1/projects', body);
  const update = (id: string, body: unknown) => live.call<Project>('PATCH', `/v1/projects/${id}`, body);

  rule('Project fields | exactly the five documented ones. No `status`, no `workspace_id`', async () => {
    const { status, body } = await create({ name: 'Driftwood', description: 'a roastery' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(idOf('proj')) as string,
      object: 'project',
      name: 'Driftwood',
      description: 'a roastery',
      created_at: expect.any(Number) as number,
    });
    expectRecent(body.created_at);
    expect((await live.get(`/v1/projects/${body.id}`)).body).toEqual(body);
    expect((await list<Project>(live, '/v1/projects'))[0]).toEqual(body);
  });

  rule('null when none was given', async () => {
    expect((await create({ name: 'x' })).body.description).toBeNull();
    expect((await create({ name: 'x', description: null })).body.description).toBeNull();
  });

  rule('`name`: 1 to 200 characters after trimming, kept as given', async () => {
    expect((await create({ name: '  spaced  ' })).body.name).toBe('  spaced  ');
    expect((await create({ name: ` ${'n'.repeat(200)} ` })).status).toBe(201);
    expectError(await create({ name: 'n'.repeat(201) }), 'param_too_long', 'name');
    for (const name of ['', '   ', '\t\n']) expectError(await create({ name }), 'invalid_param', 'name');
  });

  rule('`description`: null or at most 500 characters. Characters are Unicode code points', async () => {
    const description = '🦊'.repeat(500);
    expect((await create({ name: 'x', description })).body.description).toBe(description);
    expectError(await create({ name: 'x', description: `${description}!` }), 'param_too_long', 'description');
    expect((await create({ name: '🦊'.repeat(200) })).status).toBe(201);
  });

  rule('updates `name` and/or `description` (null clears it); same rules; 200 with the Project; an empty body object is 400', async () => {
    const project = (await create({ name: 'Before', description: 'old' })).body;
    const changed = await update(project.id, { name: 'After', description: 'new' });
    expect(changed).toMatchObject({ status: 200, body: { ...project, name: 'After', description: 'new' } });
    expect((await update(project.id, { description: null })).body.description).toBeNull();
    expectError(await update(project.id, {}), 'invalid_param');
    expectError(await update(project.id, { name: 'n'.repeat(201) }), 'param_too_long', 'name');
    expectError(await update(project.id, { description: 'd'.repeat(501) }), 'param_too_long', 'description');
    expectError(await update(project.id, { id: 'proj_other' }), 'unknown_param', 'id');
    expect((await live.get(`/v1/projects/${project.id}`)).body).toEqual({ ...project, name: 'After', description: null });
  });

  rule('When no such project exists in the workspace, status 404.', async () => {
    for (const id of ['proj_01k9x3c6txf2frtqk0q6m4s2vd', 'proj_', 'x', '%F0%9F%A6%8A', 'job_01k9x3d0mzfd3bkxg7hv8e1c4n']) {
      expectError(await live.get(`/v1/projects/${id}`), 'project_not_found');
      expectError(await update(id, { name: 'x' }), 'project_not_found');
      expectError(await live.call('DELETE', `/v1/projects/${id}`), 'project_not_found');
    }
  });

  rule('HTTP 200 with an object of `id` (string), `object` (string, `project`) and `deleted` (boolean, true).', async () => {
    const { id } = await createProject(live);
    expect(await live.call('DELETE', `/v1/projects/${id}`)).toMatchObject({ status: 200, body: { id, object: 'project', deleted: true } });
  });

  rule('After DELETE answers, every public call on the project is 404', async () => {
    const { id } = await createProject(sandbox);
    const { memory_id } = await generate(sandbox, id, 'a bakery called Crumb');
    expect((await sandbox.call('DELETE', `/v1/projects/${id}`)).status).toBe(200);
    expectError(await sandbox.get(`/v1/projects/${id}`), 'project_not_found');
    expectError(await sandbox.get(`/v1/projects/${id}/memory`), 'project_not_found');
    expectError(await sandbox.get(`/v1/brands?project_id=${id}`), 'project_not_found');
    expectError(await sandbox.post('/v1/brands/generate', { project_id: id, prompt: 'again' }), 'project_not_found');
    expectError(await sandbox.post('/v1/brands/generate', { project_id: id, prompt: 'warmer', memory_id }), 'project_not_found');
    expectError(await sandbox.call('PATCH', `/v1/projects/${id}`, { name: 'x' }), 'project_not_found');
    expect((await list<Project>(sandbox, '/v1/projects?limit=100')).filter((project) => project.id === id)).toEqual([]);
  });

  rule('data of the sandbox and of the live environment are separate: a Test key never sees or deletes what a Live key made', async () => {
    const { id } = await createProject(live);
    expectError(await sandbox.get(`/v1/projects/${id}`), 'project_not_found');
    expectError(await sandbox.call('DELETE', `/v1/projects/${id}`), 'project_not_found');
    expect((await list<Project>(sandbox, '/v1/projects?limit=100')).filter((project) => project.id === id)).toEqual([]);
    expect((await live.get(`/v1/projects/${id}`)).status).toBe(200);
  });
};
