import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new webhook secret: `whsec_` and the base64 of 32 random bytes. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

export interface SigningSecrets {
  secret: string;
  /** The one before it, while it is valid. */
  oldSecret: string | null;
}

export interface SignedEvent extends SigningSecrets {
  eventId: string;
  /** The exact bytes that are sent. */
  body: Uint8Array;
  /** When this attempt is made, in Unix seconds. */
  timestamp: number;
}

/**
 * The signatures of one attempt: `Service-Signature`, keyed with the whole secret string, and the Standard Webhooks headers, keyed with
 * the bytes it encodes. While an old secret is valid, the first, which has room for one digest, is made with it, and the second carries both.
 */
export function signatureHeaders({ eventId, body, secret, oldSecret, timestamp }: SignedEvent): Record<string, string> {
  const standard = (key: string) => {
    const decoded = createSecretKey(key.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', decoded).update(`${eventId}.${timestamp}.`).update(body).digest('base64')}`;
  };
  return {
    'service-signature': createHmac('sha256', oldSecret ?? secret)
      .update(body)
      .digest('hex'),
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': oldSecret === null ? standard(secret) : `${standard(secret)} ${standard(oldSecret)}`,
  };
}
