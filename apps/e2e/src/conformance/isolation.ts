import type { Answer, Api, Method } from '../system/api.js';
import { createProject, generate, list, type Workspace } from '../system/blazon.js';
import { expectError } from './expectations.js';
import type { Section } from './rule.js';

interface Owned {
  projectId: string;
  memoryId: string;
}

interface Endpoint {
  method: Method;
  path: (owned: Owned) => string;
  body?: (owned: Owned) => object;
  /** The answer to a stranger with another valid key: not found, or an empty list. */
  hidden: 'project_not_found' | 'empty list' | 'a project of his own';
}

/** Every endpoint of the public API. */
const endpoints: Record<string, Endpoint> = {
  'GET /v1/projects': { method: 'GET', path: () => '/v1/projects', hidden: 'empty list' },
  'GET /v1/projects?starting_after': {
    method: 'GET',
    path: ({ projectId }) => `/v1/projects?starting_after=${projectId.slice(0, -1)}z`,
    hidden: 'empty list',
  },
  'GET /v1/projects/{id}': { method: 'GET', path: ({ projectId }) => `/v1/projects/${projectId}`, hidden: 'project_not_found' },
  'HEAD /v1/projects/{id}': { method: 'HEAD', path: ({ projectId }) => `/v1/projects/${projectId}`, hidden: 'project_not_found' },
  'PATCH /v1/projects/{id}': {
    method: 'PATCH',
    path: ({ projectId }) => `/v1/projects/${projectId}`,
    body: () => ({ name: 'Stolen' }),
    hidden: 'project_not_found',
  },
  'DELETE /v1/projects/{id}': { method: 'DELETE', path: ({ projectId }) => `/v1/projects/${projectId}`, hidden: 'project_not_found' },
  'GET /v1/projects/{id}/memory': {
    method: 'GET',
    path: ({ projectId }) => `/v1/projects/${projectId}/memory`,
    hidden: 'project_not_found',
  },
  'POST /v1/brands/generate': {
    method: 'POST',
    path: () => '/v1/brands/generate',
    body: ({ projectId }) => ({ project_id: projectId, prompt: 'a spy' }),
    hidden: 'project_not_found',
  },
  'POST /v1/brands/generate with memory_id': {
    method: 'POST',
    path: () => '/v1/brands/generate',
    body: ({ projectId, memoryId }) => ({ project_id: projectId, prompt: 'a spy', memory_id: memoryId }),
    hidden: 'project_not_found',
  },
  'GET /v1/brands': { method: 'GET', path: () => '/v1/brands', hidden: 'empty list' },
  'GET /v1/brands?project_id': {
    method: 'GET',
    path: ({ projectId }) => `/v1/brands?project_id=${projectId}`,
    hidden: 'project_not_found',
  },
  // Last, so that the lists above are empty.
  'POST /v1/projects': { method: 'POST', path: () => '/v1/projects', body: () => ({ name: 'Mine' }), hidden: 'a project of his own' },
};

export const isolation: Section = (blazon) => {
  let owner: Workspace;
  let owned: Owned;
  let before: unknown;

  beforeAll(async () => {
    owner = await blazon.workspace();
    const { id: projectId } = await createProject(owner.live, 'Secret');
    const { memory_id: memoryId } = await generate(owner.live, projectId, 'a secret fox');
    owned = { projectId, memoryId };
    before = await everything();
  });

  /** All that the owner has, as the owner sees it. */
  const everything = async () => ({
    projects: await list(owner.live, '/v1/projects?limit=100'),
    memory: await list(owner.live, `/v1/projects/${owned.projectId}/memory?limit=100`),
    brands: await list(owner.live, '/v1/brands?limit=100'),
  });

  const call = (api: Api, { method, path, body }: Endpoint): Promise<Answer> => api.call(method, path(owned), body?.(owned));

  const expectHidden = (answer: Answer, { method, hidden }: Endpoint) => {
    if (method === 'HEAD') expect(answer.status).toBe(404);
    else if (hidden === 'project_not_found') expectError(answer, 'project_not_found');
    else if (hidden === 'empty list') expect(answer).toMatchObject({ status: 200, body: { data: [], has_more: false, next_cursor: null } });
    else expect(answer.status).toBe(201);
    expect(answer.text).not.toContain('Secret');
    expect(answer.text).not.toContain('secret fox');
  };

  const expectRefused = (answer: Answer, { method }: Endpoint, code: 'invalid_api_key' | 'missing_api_key') => {
    if (method === 'HEAD') expect(answer.status).toBe(401);
    else expectError(answer, code);
  };

  /** The strangers, and the answer that each gets. */
  const strangers: Record<string, (endpoint: Endpoint) => Promise<void>> = {
    'another workspace': async (endpoint) => {
      expectHidden(await call((await blazon.workspace()).live, endpoint), endpoint);
    },
    'the other environment of the same workspace': async (endpoint) => {
      expectHidden(await call(owner.sandbox, endpoint), endpoint);
    },
    'a revoked key of the same workspace': async (endpoint) => {
      const { id, key } = await blazon.admin.createKey(owner.id, 'live');
      await blazon.admin.revokeKey(owner.id, id);
      expectRefused(await call(blazon.stranger('live', key), endpoint), endpoint, 'invalid_api_key');
    },
    'no key': async (endpoint) => {
      expectRefused(await call(blazon.stranger('live'), endpoint), endpoint, 'missing_api_key');
    },
  };

  describe.each(Object.entries(strangers))('%s', (_who, attempt) => {
    it.each(Object.entries(endpoints))('learns and changes nothing by %s', async (_name, endpoint) => {
      await attempt(endpoint);
      expect(await everything()).toEqual(before);
    });
  });

  it('knows every endpoint that the API documents', async () => {
    const { body } = await blazon.stranger('live').get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json');
    const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => ['get', 'post', 'patch', 'delete', 'put'].includes(method))
        .map((method) => `${method.toUpperCase()} ${path.replace('{project_id}', '{id}')}`),
    );
    expect(documented.filter((name) => !(name in endpoints))).toEqual([]);
  });
};
