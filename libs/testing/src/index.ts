export { type FreshDatabase, freshDatabase, useDatabase } from './database.js';
export { type Given, given } from './given.js';
export { describeWithLocalKafka, type KafkaForSuite, useKafka } from './kafka.js';
export { waitFor } from './wait-for.js';
