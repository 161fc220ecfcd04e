import { pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import { useKafka } from '@blazon/testing';
import { FaultyNetwork } from './testing/faulty-network.js';
import { connectTo, createTopic, keysIn, recordOf } from './testing/topics.js';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();

describeOnKafka('a request that has timed out', () => {
  it('does not reach the broker later', async () => {
    const network = await FaultyNetwork.to(brokers[0] ?? '');
    const log = await connectTo(brokers);
    const topic = await createTopic(log, `${prefix}late`);
    await log.append([recordOf(topic, 'before')]);

    network.holdRequests();
    const rejection: unknown = await log.append([recordOf(topic, 'late')]).catch((error: unknown) => error);
    expect(isTransient(rejection)).toBe(true);
    // Until the network has seen which connections have ended.
    await pause(200);
    network.letThrough();

    await log.append([recordOf(topic, 'after')]);
    await pause(1_000);
    expect(await keysIn(log, topic, 0n, 3n)).toEqual(['before', 'after']);
    await log.close();
    network.close();
  });
});
