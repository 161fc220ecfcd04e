export * from './group-commit.js';
export * from './partitioner.js';
export * from './port.js';
