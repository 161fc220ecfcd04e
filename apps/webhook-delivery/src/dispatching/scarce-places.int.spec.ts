import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { Receiver } from '../sending/testing/receiver.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;

TestSystem.use((created) => {
  system = created;
});

describe('hosts that want more places than there are', () => {
  it('regression: all go on, also one with attempts claimed ahead that has none under way', async () => {
    const receivers = await Promise.all(Array.from({ length: 8 }, () => system.receiver()));
    const service = await system.start({ WEBHOOK_IN_FLIGHT: '4', WEBHOOK_IN_FLIGHT_PER_HOST: '4' });
    const urls = receivers.map((receiver) => receiver.url('/copy'));
    const { jobId } = await system.succeed({ webhookUrl: urls[0] ?? null });
    await system.settled(service, jobId, 'delivered');
    await system.queueCopies(jobId, urls, 60);
    await Promise.all(receivers.map((receiver) => receiver.arrived('/copy', 60)));
    await service.stop();
  });
});

describe('a host behind many that hang and have more waiting', () => {
  it('regression: goes on at once, not with the next look at the queue', async () => {
    const receiver = await system.receiver();
    const silent = await Promise.all(Array.from({ length: 35 }, () => Receiver.startBare((socket) => socket.resume())));
    system.atEnd(() => Promise.all(silent.map((each) => each.stop())));
    const service = await system.start({ WEBHOOK_IN_FLIGHT: '100', WEBHOOK_IN_FLIGHT_PER_HOST: '2' });
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/model') });
    await system.settled(service, jobId, 'delivered');
    // Their names come first in the ring of hosts.
    await system.queueCopies(
      jobId,
      silent.map((each) => each.url('127.0.0.1')),
      30,
    );
    await waitFor(() => silent.every((each) => each.open === 2));
    // Unlike times, so that one attempt is under way whenever another ends.
    receiver.answer = (_request, response) => setTimeout(() => response.end('ok'), receiver.received.length % 2 === 0 ? 10 : 35);
    await system.queueCopies(jobId, [receiver.url('/copy')], 120);
    const [first] = await receiver.arrived('/copy');
    const last = (await receiver.arrived('/copy', 120)).at(-1);
    // It takes a second or two; with three for each look at the queue, a second apart, it would take forty.
    expect((last?.at ?? Infinity) - (first?.at ?? 0)).toBeLessThan(30_000);
    await service.kill();
    await system.database.query('delete from queue');
  });
});

describe('more than a thousand places', () => {
  it('regression: are all used, though none of these attempts is on record yet', async () => {
    const receiver = await system.receiver();
    // It never takes part in the handshake, so that an attempt costs next to nothing.
    const silent = await Receiver.startBare((socket) => socket.resume());
    system.atEnd(() => silent.stop());
    const service = await system.start({
      WEBHOOK_IN_FLIGHT: '1600',
      WEBHOOK_IN_FLIGHT_PER_HOST: '1600',
      WEBHOOK_CONNECTS_PER_HOST: '1600',
      WEBHOOK_LEASE_MS: '600000',
    });
    const { jobId } = await system.succeed({ webhookUrl: receiver.url() });
    await system.settled(service, jobId, 'delivered');
    const recording = await system.database.connect();
    // None can be recorded, however long this takes, so each of them keeps the claim that it was given.
    await recording.query('begin; lock table attempts in exclusive mode');
    const claims = async () => {
      const { rows } = await system.database.query<{ count: number }>('select count(*)::int from queue where holder is not null');
      return rows[0]?.count;
    };
    // A quarter of the places is kept for other hosts.
    await system.queueCopies(jobId, [silent.url('localhost')], 1_100);
    await waitFor(async () => (await claims()) === 1_100);
    await service.kill();
    await recording.query('rollback');
    recording.release();
    await system.database.query('delete from queue');
  });
});

describe('attempts that cannot be made, as a sealing key is missing', () => {
  it('regression: hold up no other attempt to the same host', async () => {
    const receiver = await system.receiver();
    const service = await system.start({ WEBHOOK_IN_FLIGHT_PER_HOST: '1', LOG_LEVEL: 'fatal' });
    const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
    const unsealed = await system.succeed({ webhookUrl: receiver.url('/model') });
    const sealed = await system.succeed({ tenant, webhookUrl: receiver.url('/model') });
    await system.settled(service, unsealed.jobId, 'delivered');
    await system.settled(service, sealed.jobId, 'delivered', tenant);
    await system.database.query(`update secrets set sealed = 'missing' || sealed where workspace_id = $1`, [tenant.workspace_id]);
    await system.queueCopies(unsealed.jobId, [receiver.url('/copy')], 20);
    await system.queueCopies(sealed.jobId, [receiver.url('/never')], 60);
    await system.queueCopies(unsealed.jobId, [receiver.url('/copy')], 20);
    // One place, and each of the sixty would keep it until the next look at the queue, a second later.
    await receiver.arrived('/copy', 40);
    expect(receiver.received.some(({ path }) => path === '/never')).toBe(false);
  });
});
