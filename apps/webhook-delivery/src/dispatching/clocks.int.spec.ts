import { withClockAhead } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

const HOUR_MS = 3_600_000;
let system: TestSystem;

TestSystem.use((created) => {
  system = created;
});

describe.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('a replica whose clock is an hour %s', (_which, ms) => {
  it('retries as the schedule says, by the clock of the database', async () => {
    const [service, receiver] = await Promise.all([system.start(withClockAhead(ms)), system.receiver()]);
    receiver.answer = (_request, response) => response.writeHead(receiver.received.length < 3 ? 500 : 200).end();
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/retried') });
    const { attempts } = await system.settled(service, jobId, 'delivered');
    expect(attempts.map(({ response }) => response?.status)).toEqual([500, 500, 200]);
    const [first, second, third] = receiver.received.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(200);
    expect(third - second).toBeGreaterThanOrEqual(300);
    for (const { started_at: at } of attempts) expect(Math.abs(at - first)).toBeLessThan(60_000);
    await service.stop();
  }, 60_000);
});
