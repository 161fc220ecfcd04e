export * from './receive-webhooks.js';
export * from './serve.js';
