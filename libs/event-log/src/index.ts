export * from './group-commit.js';
export * from './partitioner.js';
export * from './port.js';
export * from './postgres/postgres-event-log.js';
export * from './transient.js';
