import { useKafka } from '@blazon/testing';
import { FaultyNetwork } from './testing/faulty-network.js';
import { connectTo, createTopic, keysIn, recordOf } from './testing/topics.js';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();

describeOnKafka('an append whose answer was lost', () => {
  it('does not make the broker drop the next records as a repetition', async () => {
    const network = await FaultyNetwork.to(brokers[0] ?? '');
    const log = await connectTo(brokers);
    const topic = await createTopic(log, `${prefix}lost`);
    await log.append([recordOf(topic, 'before')]);

    network.losesAnswers = true;
    await expect(log.append([recordOf(topic, 'unknown')])).rejects.toThrow('Kafka has not confirmed records within 10 s.');
    network.losesAnswers = false;

    const [position] = await log.append([recordOf(topic, 'next')]);
    expect(position?.offset).toBe(2n);
    expect(await keysIn(log, topic, 0n, 3n)).toEqual(['before', 'unknown', 'next']);
    await log.close();
    network.close();
  });
});
