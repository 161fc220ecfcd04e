import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { memo } from './memo.js';

const prefix = 'whsec_';

/** A new webhook secret: `whsec_` and the base64 of 32 random bytes. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Handed over as bare bytes, a key doubles the cost of a signature. */
const keysOf = memo<{ service: KeyObject; standard: KeyObject }>((secret) => ({
  service: createSecretKey(secret, 'utf8'),
  standard: createSecretKey(secret.slice(prefix.length), 'base64'),
}));

export interface SignedEvent {
  eventId: string;
  /** The exact bytes that are sent. */
  body: Uint8Array;
  secret: string;
  /** When this attempt is made, in Unix seconds. */
  timestamp: number;
}

/** The signatures of one attempt: `Service-Signature`, keyed with the whole secret string, and the Standard Webhooks headers, keyed with the bytes it encodes. */
export function signatureHeaders({ eventId, body, secret, timestamp }: SignedEvent): Record<string, string> {
  const keys = keysOf(secret);
  const standard = createHmac('sha256', keys.standard).update(`${eventId}.${timestamp}.`).update(body).digest('base64');
  return {
    'service-signature': createHmac('sha256', keys.service).update(body).digest('hex'),
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${standard}`,
  };
}
