import type { Brand, List } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import type { ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('the list of brands, while generation does not know yet that a project is deleted', () => {
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;
  let live: ApiClient;

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'pro');
    live = system.client(gateway.live, workspace.live_key);
  });

  const makeProject = async () => String((await live.post('/v1/projects', { name: 'x' })).body.id);
  const addBrand = (project_id: string): string => {
    const id = newId('brand');
    const brand: Brand = { id, object: 'brand', project_id, job_id: newId('job'), memory_id: newId('mem'), created_at: 1 };
    system.standIns.brands.unshift(brand);
    return id;
  };
  const page = async (query: string): Promise<Pick<List<Brand>, 'has_more' | 'next_cursor'> & { ids: string[] }> => {
    const { data, has_more, next_cursor } = (await live.get(`/v1/brands?${query}`)).body as unknown as List<Brand>;
    return { ids: data.map(({ id }) => id), has_more, next_cursor };
  };

  it('shows nothing of it once DELETE has answered, on any page, and everything else', async () => {
    const [kept, doomed] = [await makeProject(), await makeProject()];
    const first = addBrand(kept);
    addBrand(doomed);
    addBrand(doomed);
    const last = addBrand(kept);
    addBrand(doomed);
    expect((await page('limit=10')).ids).toHaveLength(5);
    expect((await live.call('DELETE', `/v1/projects/${doomed}`)).status).toBe(200);
    expect(await page('limit=10')).toEqual({ ids: [last, first], has_more: false, next_cursor: null });
    expect(await page('limit=2')).toEqual({ ids: [last], has_more: true, next_cursor: last });
    expect(await page(`limit=2&starting_after=${last}`)).toEqual({ ids: [first], has_more: false, next_cursor: null });
  });
});
