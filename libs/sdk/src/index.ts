export * from './client/blazon.js';
export * from './client/errors.js';
export { type Listing, type Page } from './client/listing.js';
export type * from './resources.js';
export * from './webhooks.js';
