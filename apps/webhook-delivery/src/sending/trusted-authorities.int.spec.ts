import { TestSystem } from '../testing/system.js';

let system: TestSystem;

TestSystem.use((created) => {
  system = created;
});

describe('an authority that the service is not configured with', () => {
  it('is trusted if NODE_EXTRA_CA_CERTS names it, and not otherwise', async () => {
    const { BLAZON_WEBHOOK_EXTRA_CA: file = '' } = system.variables;
    const receiver = await system.receiver();
    const attempted = async (status: 'delivered' | 'undeliverable', variables: Record<string, string>) => {
      const service = await system.start({ BLAZON_WEBHOOK_EXTRA_CA: '', ...variables });
      const { jobId } = await system.succeed({ webhookUrl: receiver.url() });
      const { attempts } = await system.settled(service, jobId, status);
      await service.stop();
      return attempts.at(-1)?.error;
    };
    expect(await attempted('undeliverable', {})).toMatch(/certificate/);
    expect(receiver.received).toEqual([]);
    expect(await attempted('delivered', { NODE_EXTRA_CA_CERTS: file })).toBeNull();
  });
});
