export { buffersTouched } from './buffers-touched.js';
export { type FreshDatabase, freshDatabase, useDatabase } from './database.js';
export { type Given, given } from './given.js';
export { describeWithLocalKafka, type KafkaForSuite, type OwnKafka, useKafka, useOwnKafka } from './kafka.js';
export { sampleAssets } from './sample-assets.js';
export { ended, type ServiceProcess, startServiceProcess } from './service-process.js';
export { type CollectedSpan, SpanCollector } from './span-collector.js';
export { tablesHolding } from './tables-holding.js';
export { waitFor } from './wait-for.js';
