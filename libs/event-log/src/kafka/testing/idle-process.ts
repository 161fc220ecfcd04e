import { performance } from 'node:perf_hooks';
import { pause } from '@blazon/concurrency';
import type { Collect } from '../../port.js';
import { connectTo, createTopic, recordOf } from './topics.js';

/** A process that has appended and consumed something, and then has nothing to do. Says how often it wakes up in a second. */
const { brokers, topic, collect } = JSON.parse(process.argv[2] ?? '') as { brokers: string[]; topic: string; collect?: Collect };
const SECONDS = 5;

const log = await connectTo(brokers, 10_000);
await createTopic(log, topic, 3);
const handled = Promise.withResolvers<undefined>();
await log.consume({
  group: `${topic}-group`,
  topics: [topic],
  ...(collect && { collect }),
  startFrom: () => Promise.resolve(0n),
  onBatch: () => {
    handled.resolve(undefined);
    return Promise.resolve();
  },
  onFatal: (error) => {
    throw error;
  },
});
await log.append([recordOf(topic, 'a')]);
await handled.promise;
await pause(1_000);

const before = performance.nodeTiming.uvMetricsInfo.loopCount;
await pause(SECONDS * 1_000);
console.log((performance.nodeTiming.uvMetricsInfo.loopCount - before) / SECONDS);
await log.close();
