import { useOwnKafka, waitFor } from '@blazon/testing';
import { serviceNames } from './system/fleet.js';
import { Load } from './system/load.js';
import { Receiver } from './system/receiver.js';
import { RollingFleet } from './system/rolling-fleet.js';

const { describe: describeOnKafka, brokers } = await useOwnKafka();
const TIMEOUT_MS = 400_000;

describeOnKafka('each service replaced in turn under load', () => {
  let rolling: RollingFleet;
  let receiver: Receiver;

  beforeAll(async () => {
    rolling = await RollingFleet.start({ brokers, maxLagMs: 3_600_000 }, { shutdownDelaySeconds: 3, balancerLagMs: 500 });
    receiver = await Receiver.start(rolling.fleet);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await receiver.stop();
    await rolling.stop();
  }, TIMEOUT_MS);

  it(
    'fails no request, loses no job and parks no event',
    async () => {
      const { live_key: key } = await rolling.fleet.createWorkspace(rolling.gateway, 'agency');
      const load = new Load(rolling.fleet.client(rolling.front, 'live', key), receiver);
      await waitFor(() => load.delivered > 0);
      for (const name of serviceNames) await rolling.replace(name);
      const lost = await load.finish();
      const { data: parked } = await rolling.fleet.admin(rolling.gateway).done<{ data: unknown[] }>('GET', '/dead_letters');
      expect({ failures: load.failures, lost, parked }).toEqual({ failures: [], lost: [], parked: [] });
      expect(load.accepted.length).toBeGreaterThan(10);
      expect(load.deletions).toBeGreaterThan(1);
    },
    TIMEOUT_MS,
  );
});
