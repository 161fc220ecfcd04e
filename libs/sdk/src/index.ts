export * from './client/blazon.js';
export * from './client/errors.js';
export type { HttpRequest, RequestOptions } from './client/http.js';
export { type Listing, type ListParams, type Page } from './client/listing.js';
export type * from './resources.js';
export * from './webhooks/handler.js';
export {
  verifyWebhook,
  type VerifyWebhookOptions,
  type WebhookHeaders,
  type WebhookRefusal,
  WebhookVerificationError,
} from './webhooks/verify.js';
