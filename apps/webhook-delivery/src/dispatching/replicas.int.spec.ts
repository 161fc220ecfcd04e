import { waitFor } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;

TestSystem.use((created) => {
  system = created;
});

describe('two replicas', () => {
  it('share the work, and each attempt is made by one of them, once', async () => {
    const [one] = await Promise.all([
      system.start({ REPLICA_NAME: 'one', WEBHOOK_IN_FLIGHT: '3' }),
      system.start({ REPLICA_NAME: 'two', WEBHOOK_IN_FLIGHT: '3' }),
    ]);
    const receiver = await system.receiver();
    const atOnce = new Map<string, number>();
    let most = 0;
    // More at once than one replica has places for: both work. Until then nobody is answered.
    const bothWork = Promise.withResolvers<undefined>();
    receiver.answer = ({ headers }, response) => {
      const id = String(headers['webhook-id']);
      atOnce.set(id, (atOnce.get(id) ?? 0) + 1);
      most = Math.max(most, atOnce.get(id) ?? 0);
      if (atOnce.size > 3) bothWork.resolve(undefined);
      void bothWork.promise.then(() => {
        setTimeout(() => {
          atOnce.delete(id);
          response.end('ok');
        }, 30);
      });
    };
    const jobs = await Promise.all(Array.from({ length: 60 }, () => system.succeed({ webhookUrl: receiver.url('/shared') })));
    for (const { jobId } of jobs) expect((await system.settled(one, jobId, 'delivered')).attempts).toHaveLength(1);
    expect(receiver.received).toHaveLength(60);
    expect(most).toBe(1);
  });

  it('make each attempt once too when all of them last until their deadline, which is most of a lease', async () => {
    const receiver = await system.receiver();
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/model') });
    await receiver.arrived('/model');
    receiver.answer = () => undefined;
    const paths = Array.from({ length: 12 }, (_, index) => `/hangs/${index}`);
    // Six places, so the second half is claimed by whichever replica is free first.
    await system.queueCopies(
      jobId,
      paths.map((path) => receiver.url(path)),
      1,
    );
    await waitFor(async () => (await system.database.query('select 1 from queue limit 1')).rows.length === 0, { withinMs: 60_000 });
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/model', ...paths].sort());
    const { rows } = await system.database.query<{ count: string }>(`select count(*) from schedules where status = 'undeliverable'`);
    expect(rows).toEqual([{ count: '12' }]);
  });
});
