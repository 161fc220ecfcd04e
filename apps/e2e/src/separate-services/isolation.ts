import {
  brandFilePath,
  generationApi,
  inboxApi,
  livePath,
  memoryGraphApi,
  projectsApi,
  type Route,
  settingsApi,
  studioApi,
  webhookDeliveryApi,
} from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { type ServiceProcess, waitFor } from '@blazon/testing';
import type { CreatedWorkspace } from '../system/admin.js';
import type { Answer } from '../system/api.js';
import { createProject, generate } from '../system/blazon.js';
import type { Fleet, ServiceName } from '../system/fleet.js';
import { Visitor } from '../system/people.js';
import type { SeparateServices } from './services.js';

type Ids = Record<string, string>;
type Call = Pick<Route, 'method' | 'path'>;

const prompt = 'Secretfox, a secret fox';
/** The data of the owner's workspace. */
const secrets = /secretfox|Secret project|secret\.example/i;

let fleet: Fleet;
let processes: Record<ServiceName, ServiceProcess>;
let gateway: ServiceProcess;
let owner: CreatedWorkspace;
let spy: CreatedWorkspace;
/** The ids of all that the owner has, by the parameters of the contracts. */
let owned: Ids;

/** Every call that names data of another workspace or environment: it learns and changes nothing. */
export function isolation(services: SeparateServices): void {
  beforeAll(async () => {
    ({ fleet, processes } = services);
    ({ gateway } = processes);
    owner = await services.createWorkspace();
    spy = await services.createWorkspace();
    owned = await fill();
  }, 120_000);

  describe('the internal APIs, to a caller with the service token', internalApis);
  describe('the API of the dashboard', dashboardApi);
}

/** Gives the owner one of everything. */
async function fill(): Promise<Ids> {
  const admin = fleet.admin(gateway);
  const api = fleet.client(gateway, 'live', owner.live_key);
  const { id: project_id } = await createProject(api, 'Secret project');
  const endpoint = { environment: 'live', url: 'https://secret.example/hook', default: false };
  const { id: endpoint_id } = await admin.done<{ id: string }>('POST', `/workspaces/${owner.id}/endpoints`, endpoint);
  const { id: brand_id, job_id, memory_id } = await generate(api, project_id, prompt);
  const deliveries = `/workspaces/${owner.id}/deliveries`;
  const { id: delivery_id } = await waitFor(async () => (await admin.done<{ data: { id: string }[] }>('GET', deliveries)).data[0]);
  const { id: key_id } = await admin.createKey(owner.id, 'live');
  const newcomer = { email: 'newcomer@example.com', role: 'member' };
  const { id: member_id } = await admin.done<{ id: string }>('POST', `/workspaces/${owner.id}/members`, newcomer);
  const tenant = { workspace_id: owner.id, environment: 'live' };
  return { ...tenant, project_id, brand_id, job_id, memory_id, delivery_id, endpoint_id, key_id, member_id, file: 'logo.svg' };
}

/** All that the owner has, as an operator sees it. */
async function everything(): Promise<string> {
  const parts = ['keys', 'members', 'endpoints', 'webhook_secret', 'deliveries', `brands/${owned.brand_id ?? ''}`];
  const api = fleet.client(gateway, 'live', owner.live_key);
  const answers = [
    ...(await Promise.all(parts.map((part) => fleet.admin(gateway).call('GET', `/workspaces/${owner.id}/${part}`)))),
    ...(await Promise.all(['/v1/projects', '/v1/brands', `/v1/projects/${owned.project_id ?? ''}/memory`].map((path) => api.get(path)))),
  ];
  // Looking at it is a use of the key.
  return answers.map(({ status, text }) => `${status} ${text.replaceAll(/"last_used_at":\w+/g, '')}`).join('\n');
}

function pathOf({ path }: Call, ids: Ids): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name);
}

function expectNothingTold(answer: Answer): void {
  expect(answer.text).not.toMatch(secrets);
  expect(answer.text).not.toContain(owner.webhook_secret);
}

function internalApis(): void {
  const apis: Partial<Record<ServiceName, Record<string, Route>>> = {
    projects: projectsApi,
    generation: generationApi,
    'memory-graph': memoryGraphApi,
    'webhook-delivery': webhookDeliveryApi,
  };
  const routes = Object.entries(apis).flatMap(([service, api]) =>
    Object.entries(api).map(([name, route]) => ({ service: service as ServiceName, name: `${service}.${name}`, route })),
  );
  /** Operators ask it with a job's id alone. */
  const ofOperators = ['generation.timeline'];

  /** A body for each route that needs one; where the path names no tenant, every question in the body does. */
  const bodies = (tenant: Ids): Record<string, object> => {
    const { project_id = '', memory_id = '' } = owned;
    return {
      'projects.create': { id: project_id, name: 'Stolen', description: null },
      'projects.list': [{ ...tenant, limit: 100 }],
      'projects.read': [{ ...tenant, project_id }],
      'projects.update': { name: 'Stolen' },
      'generation.enqueue': [{ ...tenant, job_id: newId('job'), project_id, prompt: 'a spy', webhook_url: null, memory_id, trace: {} }],
      'webhook-delivery.createEndpoint': { environment: 'live', url: 'https://spy.example/hook', default: true },
      'webhook-delivery.updateEndpoint': { url: 'https://spy.example/hook' },
      'webhook-delivery.resendWindow': { from: 0, to: 4_000_000_000 },
    };
  };
  const tenants: Record<string, () => Ids> = {
    'another workspace': () => ({ workspace_id: spy.id, environment: 'live' }),
    'the other environment': () => ({ workspace_id: owner.id, environment: 'sandbox' }),
  };
  /** Settings of webhooks are of a workspace, not of one environment. */
  const isScoped = ({ service }: { service: string }, who: string) => who === 'another workspace' || service !== 'webhook-delivery';

  let before: string;

  beforeAll(async () => {
    before = await everything();
  });
  afterEach(async () => {
    expect(await everything()).toBe(before);
  });

  describe.each(Object.keys(tenants))('who asks for %s', (who) => {
    it.each(routes.filter((each) => isScoped(each, who) && !ofOperators.includes(each.name)))(
      'learns and changes nothing by $name',
      async ({ service, name, route }) => {
        const tenant = tenants[who]?.() ?? {};
        const answer = await fleet.internal(
          processes[service],
          route.method,
          `${pathOf(route, { ...owned, ...tenant })}${route.method === 'GET' ? '?limit=100' : ''}`,
          bodies(tenant)[name],
        );
        // The token was good: the tenant hides the data.
        expect(answer.status).not.toBe(401);
        expectNothingTold(answer);
      },
    );
  });
}

function dashboardApi(): void {
  const live: Call = { method: 'GET', path: livePath };
  const file: Call = { method: 'GET', path: brandFilePath };
  const routes = Object.entries<Call>({ ...settingsApi, ...studioApi, ...inboxApi, live, file });
  const bodies: Record<string, object> = {
    createKey: { environment: 'live', label: 'stolen' },
    addMember: { email: 'spy@example.com', role: 'owner' },
    createEndpoint: { environment: 'live', url: 'https://spy.example/hook', default: true },
    updateEndpoint: { url: 'https://spy.example/hook' },
    resendWindow: { from: 0, to: 4_000_000_000 },
    createProject: { name: 'Stolen' },
    updateProject: { name: 'Stolen' },
    generate: { prompt: 'a spy' },
  };
  /** All but keys, secrets, members and deletion is for members too; they see who the members are. */
  const ownersOnly = [
    'listKeys',
    'createKey',
    'revokeKey',
    'addMember',
    'linkMember',
    'removeMember',
    'readSecret',
    'rollSecret',
    'deleteProject',
  ];
  /** A stream does not end, and only one machine has an inbox. */
  const notReadHere = ['live', 'readInbox'];
  /** Routes whose path names something besides the tenant, or may name it in the query. */
  const byId = routes.filter(([, { path }]) => /:(?!workspace_id|environment|file)\w+/.test(path));

  let people: { owner: Visitor; member: Visitor; spy: Visitor };
  let before: string;

  beforeAll(async () => {
    const api = fleet.dashboard(gateway);
    const signIn = (workspace: CreatedWorkspace, role: 'owner' | 'member') => Visitor.signIn(fleet.admin(gateway), api, workspace.id, role);
    people = { owner: await signIn(owner, 'owner'), member: await signIn(owner, 'member'), spy: await signIn(spy, 'owner') };
    before = await everything();
  });
  afterEach(async () => {
    expect(await everything()).toBe(before);
  });

  it.each(routes)('is closed to whoever has not signed in: %s', async (name, route) => {
    const api = fleet.dashboard(gateway);
    const answer = await api.call(route.method, pathOf(route, owned), bodies[name], { origin: api.baseUrl });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
  });

  it.each(routes)('knows no workspace of others: %s', async (name, route) => {
    const answer = await people.spy.call(route.method, pathOf(route, owned), bodies[name]);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'workspace_not_found' } } });
  });

  it.each(byId)('finds nothing of others under a workspace of one’s own: %s', async (name, route) => {
    const answer = await people.spy.call(route.method, pathOf(route, { ...owned, workspace_id: spy.id }), bodies[name]);
    expect(answer.status).toBe(404);
    expectNothingTold(answer);
  });

  it('finds no job or node of others in a project of one’s own', async () => {
    const { id: project_id } = await createProject(fleet.client(gateway, 'live', spy.live_key), 'Mine');
    const ids = { ...owned, workspace_id: spy.id, project_id };
    for (const route of [studioApi.readJob, studioApi.readNode, file]) {
      const answer = await people.spy.call(route.method, pathOf(route, ids));
      expect(answer.status).toBe(404);
      expectNothingTold(answer);
    }
    const refined = await people.spy.call('POST', pathOf(studioApi.generate, ids), { prompt: 'a spy', memory_id: owned.memory_id });
    expect(refined).toMatchObject({ status: 404, body: { error: { code: 'memory_not_found' } } });
  });

  it.each(['job_id', 'endpoint_id'])('lists no deliveries of others by %s', async (name) => {
    const path = `/api/workspaces/${spy.id}/deliveries?${name}=${owned[name] ?? ''}`;
    expect(await people.spy.call('GET', path)).toMatchObject({ status: 200, body: { data: [] } });
  });

  it.each(byId.filter(([, { path }]) => path.includes(':environment')))('keeps the environments apart: %s', async (name, route) => {
    const answer = await people.owner.call(route.method, pathOf(route, { ...owned, environment: 'sandbox' }), bodies[name]);
    expect(answer.status).toBe(404);
    expectNothingTold(answer);
  });

  it.each(ownersOnly)('is for owners alone: %s', async (name) => {
    const [, route] = routes.find(([known]) => known === name) ?? [];
    const answer = await people.member.call(route?.method ?? 'GET', pathOf(route ?? live, owned), bodies[name]);
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'owners_only' } } });
    expectNothingTold(answer);
  });

  it.each(routes.filter(([name, { method }]) => method === 'GET' && !notReadHere.includes(name) && !ownersOnly.includes(name)))(
    'shows a member what is for members: %s',
    async (_name, route) => {
      expect((await people.member.call(route.method, pathOf(route, owned))).status).toBe(200);
    },
  );

  it.each(routes.filter(([, { method }]) => method !== 'GET'))('changes nothing for a page of another origin: %s', async (name, route) => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await people.owner.call(route.method, pathOf(route, owned), bodies[name], { origin });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'foreign_origin' } } });
    }
  });
}
