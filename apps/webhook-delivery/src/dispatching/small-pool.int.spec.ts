import { TestSystem } from '../testing/system.js';

let system: TestSystem;
TestSystem.use((created) => {
  system = created;
});

describe('webhook-delivery with two connections to its database', () => {
  it('delivers many events at once', async () => {
    const [service, receiver] = await Promise.all([system.start({ DATABASE_POOL: '2' }), system.receiver()]);
    const jobs = await Promise.all(Array.from({ length: 50 }, () => system.succeed({ webhookUrl: receiver.url('/few') })));
    for (const { jobId } of jobs) await system.settled(service, jobId, 'delivered');
    expect(receiver.received).toHaveLength(50);
  }, 120_000);
});
