export { DirectoryInUseError, holdDirectory } from './directory-lock.js';
export { type KafkaForTests, type PostgresForTests, provideKafka, providePostgres } from './for-tests/provide.js';
export { findKafka, KafkaUnavailableError } from './kafka/distribution.js';
export { type KafkaBroker, type KafkaOptions, startKafka } from './kafka/start-kafka.js';
export { type KafkaCluster, startKafkaCluster } from './kafka/start-kafka-cluster.js';
export * from './local-authority.js';
export { createDatabase, dropDatabase } from './postgres/databases.js';
export { type PostgresOptions, type PostgresServer, startPostgres } from './postgres/start-postgres.js';
