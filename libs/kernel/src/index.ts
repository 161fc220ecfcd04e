export * from './assert-never.js';
export * from './decider.js';
export * from './domain-error.js';
export * from './ids.js';
export * from './transient-error.js';
