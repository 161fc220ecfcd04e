import { waitFor } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;

TestSystem.use((created) => {
  system = created;
});

describe('a receiver that never answers', () => {
  it('delays nobody else, however much waits for it, and holds no more places than a host may', async () => {
    // Its name sorts before and after that of the other, so neither place in the ring of hosts is an advantage.
    const receivers = await Promise.all(Array.from({ length: 3 }, () => system.receiver()));
    const [slow, fast, other] = receivers as [(typeof receivers)[0], (typeof receivers)[0], (typeof receivers)[0]];
    let hanging = 0;
    let most = 0;
    slow.answer = (_request, response) => {
      hanging += 1;
      most = Math.max(most, hanging);
      response.once('close', () => (hanging -= 1));
    };
    const service = await system.start({ WEBHOOK_IN_FLIGHT: '16', WEBHOOK_IN_FLIGHT_PER_HOST: '6', WEBHOOK_CONNECTS_PER_HOST: '4' });
    await Promise.all(Array.from({ length: 60 }, () => system.succeed({ webhookUrl: slow.url() })));
    await waitFor(() => hanging === 6);
    const delays: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const target = index % 2 === 0 ? fast : other;
      const before = Date.now();
      await system.succeed({ webhookUrl: target.url(`/${index}`) });
      const [request] = await target.arrived(`/${index}`);
      delays.push((request?.at ?? Infinity) - before);
    }
    // Attempts that hang take five seconds, so all who had to wait for one of them would show it; some may be late because the machine is busy.
    expect(delays.filter((delay) => delay > 2_500).length).toBeLessThan(delays.length / 2);
    expect(most).toBeLessThanOrEqual(6);
    await service.kill();
    // What hangs here would take part in the next test.
    await system.database.query('delete from queue');
  });
});

describe('a database that cannot keep up with recording', () => {
  it('regression: goes on by itself afterwards, however many attempts had to wait for it', async () => {
    const receiver = await system.receiver();
    await system.start({ WEBHOOK_IN_FLIGHT_PER_HOST: '64' });
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/model') });
    await receiver.arrived('/model');
    const connection = await system.database.connect();
    await connection.query('begin');
    await connection.query('lock table attempts in exclusive mode');
    await system.queueCopies(jobId, [receiver.url('/copy')], 1_500);
    await receiver.arrived('/copy', 1_001, 90_000);
    await connection.query('rollback');
    connection.release();
    await receiver.arrived('/copy', 1_500, 90_000);
    const { host } = new URL(receiver.url());
    const left = async () => (await system.database.query('select 1 from queue where host = $1 limit 1', [host])).rows.length;
    await waitFor(async () => (await left()) === 0);
  }, 240_000);
});
