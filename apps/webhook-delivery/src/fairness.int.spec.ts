import { waitFor } from '@blazon/testing';
import { TestSystem } from './testing/system.js';

let system: TestSystem;

beforeAll(async () => {
  system = await TestSystem.create();
}, 120_000);

afterAll(async () => {
  await system.close();
}, 60_000);

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
    const service = await system.start({ WEBHOOK_IN_FLIGHT: '16', WEBHOOK_IN_FLIGHT_PER_HOST: '6', WEBHOOK_OPENINGS_PER_HOST: '4' });
    await Promise.all(Array.from({ length: 60 }, () => system.succeed({ webhookUrl: slow.url() })));
    await waitFor(() => hanging === 6, { withinMs: 20_000 });
    const delays: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const target = index % 2 === 0 ? fast : other;
      const before = Date.now();
      await system.succeed({ webhookUrl: target.url(`/${index}`) });
      const [request] = await target.arrived(`/${index}`);
      delays.push((request?.at ?? Infinity) - before);
    }
    // Attempts that hang take five seconds; whoever had to wait for one of them would show it.
    expect(Math.max(...delays)).toBeLessThan(2_500);
    expect(most).toBeLessThanOrEqual(6);
    await service.kill();
  }, 90_000);
});
