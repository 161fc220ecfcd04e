import type { Kafka } from 'kafkajs';
import { AdminClient } from './admin-client.js';
import { Topics } from './topics.js';

it('asks for the bounds of a topic again where kafkajs stumbles over an empty answer', async () => {
  let questions = 0;
  const admin = {
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    fetchTopicMetadata: () => Promise.resolve({ topics: [{ name: 'jobs', partitions: [{ partitionId: 0, leader: 1 }] }] }),
    fetchTopicOffsets: () => {
      questions += 1;
      if (questions === 1) return Promise.reject(new TypeError("Cannot destructure property 'partitions' of 'low.pop(...)'"));
      return Promise.resolve([{ partition: 0, offset: '7', low: '2', high: '7' }]);
    },
  };
  const topics = new Topics(new AdminClient({ admin: () => admin } as unknown as Kafka), { brokers: [] });
  expect(await topics.bounds('jobs')).toEqual(new Map([[0, { low: 2n, end: 7n }]]));
  expect(questions).toBe(2);
});
