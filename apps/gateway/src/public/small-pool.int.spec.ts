import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { type Gateway, useSystem } from '../testing/system.js';

describe('a gateway with two connections to its database', () => {
  const system = useSystem();
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await system.startGateway({ DATABASE_POOL: '2' });
  });

  it('serves many requests at once, while it cleans up', async () => {
    const workspace = await system.createWorkspace(gateway, 'agency');
    const live = system.client(gateway.live, workspace.live_key);
    const { body } = await live.post('/v1/projects', { name: 'x' });
    const keyed = () => ({ 'idempotency-key': randomUUID() });
    const asked = Array.from({ length: 40 }, () => [
      live.get('/v1/projects'),
      live.post('/v1/projects', { name: 'x' }, keyed()),
      live.post('/v1/brands/generate', { project_id: body.id, prompt: 'x' }, keyed()),
      system.client(gateway.live).get('/docs'),
    ]).flat();
    const cleaned = Promise.all(Array.from({ length: 3 }, () => gateway.app.get(Housekeeping).run()));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    await cleaned;
    expect(new Set(statuses)).toEqual(new Set([200, 201, 202]));
  });
});
