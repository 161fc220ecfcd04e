import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookEvent } from './resources.js';

const secretPrefix = 'whsec_';
/** The prefix and the base64 of 32 bytes. */
const wholeSecret = /^whsec_[A-Za-z0-9+/]{43}=$/;
const defaultToleranceSeconds = 300;

/** Request headers as servers offer them: a `Headers` object, or a record with names in any case. */
export type WebhookHeaders = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookOptions {
  /** The request body exactly as it arrived. Parsed and re-serialised JSON does not verify. */
  body: Uint8Array | string;
  headers: WebhookHeaders;
  /** The webhook secret of the workspace: `whsec_…`. */
  secret: string;
  /**
   * How far the time of the attempt may be from now; 300 seconds by default. When it is given, a request that carries
   * only `Service-Signature`, which has no time, is refused.
   */
  toleranceSeconds?: number;
}

/** Why a webhook was refused. */
export type WebhookRefusal = 'missing_signature' | 'invalid_signature' | 'outside_tolerance' | 'invalid_payload';

/** A webhook that must not be trusted. Answer 400 and do nothing with it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: WebhookRefusal,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Checks that a webhook comes from the service and returns its event; throws a `WebhookVerificationError` otherwise.
 * The Standard Webhooks headers are checked when they are there, else `Service-Signature`.
 */
export function verifyWebhook({ body, headers, secret, toleranceSeconds }: VerifyWebhookOptions): WebhookEvent {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    throw new TypeError('The body must be the raw bytes or text of the request. Read it before any JSON middleware parses it.');
  }
  if (!wholeSecret.test(secret)) {
    throw new TypeError('The secret must be the whole webhook secret, which starts with whsec_ and has 50 characters.');
  }
  const signatures = header(headers, 'webhook-signature');
  const serviceSignature = header(headers, 'service-signature');
  if (signatures !== null) {
    verifyStandard(body, headers, signatures, secret, toleranceSeconds ?? defaultToleranceSeconds);
  } else if (serviceSignature !== null && toleranceSeconds === undefined) {
    verifyService(body, serviceSignature, secret);
  } else {
    const wanted = toleranceSeconds === undefined ? 'Service-Signature or Webhook-Signature' : 'Webhook-Signature';
    throw new WebhookVerificationError('missing_signature', `The request has no ${wanted} header, so it was not sent by the service.`);
  }
  return parse(body);
}

/** Hex HMAC-SHA256 of the body, keyed with the secret as it is written. */
function verifyService(body: Uint8Array | string, signature: string, secret: string): void {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  if (!equal(expected, signature.toLowerCase())) throw mismatch();
}

/** https://www.standardwebhooks.com: base64 HMAC-SHA256 of id, time and body, keyed with the bytes that the secret encodes. */
function verifyStandard(body: Uint8Array | string, headers: WebhookHeaders, signatures: string, secret: string, tolerance: number): void {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  if (id === null || timestamp === null) {
    throw new WebhookVerificationError(
      'missing_signature',
      'The request has a Webhook-Signature, but no Webhook-Id or no Webhook-Timestamp.',
    );
  }
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
  // Several signatures may be listed while a secret is being rolled; other versions than v1 are for other verifiers.
  const matches = signatures.split(' ').map((signature) => equal(expected, signature));
  if (!matches.includes(true)) throw mismatch();
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || !(age <= tolerance)) {
    throw new WebhookVerificationError(
      'outside_tolerance',
      `The webhook was sent more than ${tolerance} seconds before or after now. It may be a replay; check this server's clock, too.`,
    );
  }
}

/** Compares what is written, since decoders read over what they do not know. Takes the same time wherever the two differ. */
function equal(expected: string, given: string): boolean {
  const [expectedBytes, givenBytes] = [Buffer.from(expected), Buffer.from(given)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(expectedBytes, givenBytes);
}

function mismatch(): WebhookVerificationError {
  return new WebhookVerificationError(
    'invalid_signature',
    'The signature does not match. Check the secret, and that the body is passed as it arrived, not parsed and written again.',
  );
}

function parse(body: Uint8Array | string): WebhookEvent {
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8')) as WebhookEvent;
  } catch (cause) {
    throw new WebhookVerificationError('invalid_payload', 'The body is signed, but it is not JSON.', { cause });
  }
}

function header(headers: WebhookHeaders, name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const key = Object.keys(headers).find((candidate) => candidate.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  if (typeof value !== 'object') return value ?? null;
  // Several are one list, as in a Headers object: which of them counts must not depend on who reads them.
  return value.length === 0 ? null : value.join(', ');
}

function isHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}
