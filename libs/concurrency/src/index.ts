export * from './pause.js';
export * from './shared-calls.js';
export * from './semaphore.js';
