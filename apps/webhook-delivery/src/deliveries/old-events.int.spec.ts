import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';
import type { TestReceiver } from '../testing/receiver.js';

let system: TestSystem;
let service: ServiceProcess;
let receiver: TestReceiver;

TestSystem.use(async (created) => {
  system = created;
  [service, receiver] = await Promise.all([system.start({ WEBHOOK_HISTORY_DAYS: '30' }), system.receiver()]);
});

const DAY_MS = 86_400_000;

async function fail(path: string, at: number): Promise<string> {
  const { jobId, append } = system.job();
  await append('job.queued', 1, { prompt: 'a fox', webhook_url: receiver.url(path), memory_id: null, at });
  await append('job.failed', 2, { error: { code: 'generation_failed', message: 'It failed.' }, at });
  return jobId;
}

describe('an event that is older than the history when it is read', () => {
  it('is recorded as skipped and not sent, and counted; a younger one is sent', async () => {
    const old = await fail('/old', Date.now() - 31 * DAY_MS);
    const young = await fail('/young', Date.now() - 29 * DAY_MS);
    expect((await system.settled(service, old, 'skipped')).attempts).toEqual([]);
    await system.settled(service, young, 'delivered');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/young']);
    expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(/^webhook_skipped_total(\{.*\})? 1( |$)/m);
  });
});
