import { useOwnKafka } from '@blazon/testing';
import { everyPromise } from './every-promise.js';
import { SeparateServices } from './services.js';

const { describe: describeOnKafka, brokers, directory } = await useOwnKafka();

describeOnKafka('services as processes of their own, event log on Kafka', () => {
  // Kafka may close and clean a segment after a second here; after an hour elsewhere.
  everyPromise(SeparateServices.use({ brokers, directory, maxLagMs: 1_000 }));
});
