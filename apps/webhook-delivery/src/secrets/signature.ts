import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new webhook secret: `whsec_` and the base64 of 32 random bytes. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

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
  const decoded = Buffer.from(secret.slice(prefix.length), 'base64');
  const standard = createHmac('sha256', decoded).update(`${eventId}.${timestamp}.`).update(body).digest('base64');
  return {
    'service-signature': createHmac('sha256', secret).update(body).digest('hex'),
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${standard}`,
  };
}
