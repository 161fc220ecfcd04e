import type { Brand, Job, MemoryNode } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import type { Api } from '../system/api.js';
import { createProject, enqueue, generate, list, type Workspace } from '../system/blazon.js';
import { expectError, expectRecent, idOf } from './expectations.js';
import { rule, type Section } from './rule.js';

export const generation: Section = (blazon) => {
  let workspace: Workspace;
  let api: Api;
  let projectId: string;

  beforeAll(async () => {
    workspace = await blazon.workspace();
    api = workspace.sandbox;
    ({ id: projectId } = await createProject(api));
  });

  const post = (fields: object) => api.post<Job>('/v1/brands/generate', { project_id: projectId, prompt: 'a fox', ...fields });

  rule('Response: a Job object with `status` `queued`. Assets are never in this response.', async () => {
    const { status, body } = await post({});
    expect(status).toBe(202);
    expect(body).toEqual({
      id: expect.stringMatching(idOf('job')) as string,
      object: 'job',
      project_id: projectId,
      status: 'queued',
      created_at: expect.any(Number) as number,
    });
    expectRecent(body.created_at);
  });

  rule('`prompt` | 1 to 2,000 code points, not only white space', async () => {
    expect((await post({ prompt: '🦊 '.repeat(1000) })).status).toBe(202);
    expectError(await post({ prompt: '🦊'.repeat(2001) }), 'param_too_long', 'prompt');
    for (const prompt of ['', ' ', '\n\t']) expectError(await post({ prompt }), 'invalid_param', 'prompt');
    for (const prompt of [null, undefined]) expectError(await post({ prompt }), 'missing_required_param', 'prompt');
  });

  rule('project_id | string | yes | prefix `proj_`; 404 when the project is not in the workspace', async () => {
    for (const id of ['', 'x', 'proj_01k9x3c6txf2frtqk0q6m4s2vd']) expectError(await post({ project_id: id }), 'project_not_found');
    expectError(await post({ project_id: null }), 'missing_required_param', 'project_id');
    const ofAnother = await createProject((await blazon.workspace()).sandbox);
    expectError(await post({ project_id: ofAnother.id }), 'project_not_found');
  });

  rule('`webhook_url`: at most 2,048 characters', async () => {
    const url = 'https://example.com/';
    expect((await post({ webhook_url: url.padEnd(2048, 'x') })).status).toBe(202);
    expectError(await post({ webhook_url: url.padEnd(2049, 'x') }), 'param_too_long', 'webhook_url');
  });

  rule('not HTTPS, has userinfo, or resolves by itself to a non-public address (IP literal, localhost)', async () => {
    for (const url of [
      'http://example.com/',
      'ftp://example.com/',
      'example.com',
      '//example.com',
      '',
      'https://user@example.com/',
      'https://user:password@example.com/',
      'https://10.0.0.1/',
      'https://192.168.1.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://0.0.0.0/',
      'https://100.64.0.1/',
      'https://0x0a000001/',
      'https://167772161/',
      'https://224.0.0.1/',
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[::10.0.0.1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[2002:a00:1::]/',
      'https://[2001:0:a00:1::]/',
    ]) {
      expectError(await post({ webhook_url: url }), 'invalid_webhook_url', 'webhook_url');
    }
  });

  rule('it also rules what the API accepts as `webhook_url`', async () => {
    for (const url of ['https://127.0.0.1:9/', 'https://localhost:9/', 'https://[::1]:9/']) {
      expect(await post({ webhook_url: url })).toMatchObject({ status: 202 });
    }
  });

  rule('must be a node of the same project; else 404 `memory_not_found`', async () => {
    const elsewhere = await createProject(api);
    const { memory_id } = await generate(api, elsewhere.id, 'an owl');
    for (const id of [memory_id, 'mem_01k9x3c6txf2frtqk0q6m4s2vd', 'x', '']) expectError(await post({ memory_id: id }), 'memory_not_found');
    for (const id of [7, true, {}, []]) expectError(await post({ memory_id: id }), 'invalid_param', 'memory_id');
  });

  rule('generate without `webhook_url` in a workspace without default URL is accepted', async () => {
    expect((await post({})).status).toBe(202);
  });

  rule('Each successful job creates a Memory Node.', async () => {
    const { id } = await createProject(api);
    const brand = await generate(api, id, 'a bakery called Crumb');
    const nodes = await list<MemoryNode>(api, `/v1/projects/${id}/memory`);
    expect(nodes).toEqual([
      {
        id: expect.stringMatching(idOf('mem')) as string,
        object: 'memory_node',
        prompt: 'a bakery called Crumb',
        parent_id: null,
        created_at: expect.any(Number) as number,
      },
    ]);
    expect(nodes[0]?.id).toBe(brand.memory_id);
    expectRecent(nodes[0]?.created_at);
  });

  rule('A job created with a memory_id produces its own Memory Node, so refinements can be chained or branched.', async () => {
    const { id } = await createProject(api);
    const root = await generate(api, id, 'a fox for a bookshop');
    const chained = await generate(api, id, 'warmer', root.memory_id);
    const twice = await generate(api, id, 'rounder', chained.memory_id);
    const branched = await generate(api, id, 'colder', root.memory_id);
    const parents = new Map((await list<MemoryNode>(api, `/v1/projects/${id}/memory`)).map((node) => [node.id, node.parent_id]));
    expect(parents).toEqual(
      new Map([
        [branched.memory_id, root.memory_id],
        [twice.memory_id, chained.memory_id],
        [chained.memory_id, root.memory_id],
        [root.memory_id, null],
      ]),
    );
  });

  rule('list envelope of `{id, object:"brand", project_id, job_id, memory_id, created_at}`', async () => {
    const { id } = await createProject(api);
    const job = await enqueue(api, id, 'a tea house');
    const brands = await waitFor(async () => {
      const found = await list<Brand>(api, `/v1/brands?project_id=${id}`);
      return found.length > 0 && found;
    });
    expect(brands).toEqual([
      {
        id: expect.stringMatching(idOf('brand')) as string,
        object: 'brand',
        project_id: id,
        job_id: job.id,
        memory_id: expect.stringMatching(idOf('mem')) as string,
        created_at: expect.any(Number) as number,
      },
    ]);
    expect((await list<Brand>(api, '/v1/brands'))[0]).toEqual(brands[0]);
    expect(await list<Brand>(workspace.live, '/v1/brands')).toEqual([]);
  });

  rule('`GET /v1/brands?project_id=` of an unknown project is 404', async () => {
    for (const id of ['', 'x', 'proj_01k9x3c6txf2frtqk0q6m4s2vd']) {
      expectError(await api.get(`/v1/brands?project_id=${id}`), 'project_not_found');
      expectError(await api.get(`/v1/projects/${id || 'proj_'}/memory`), 'project_not_found');
    }
  });
};
