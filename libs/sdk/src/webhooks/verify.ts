import type { WebhookEvent } from '../resources.js';
import { joined } from './bytes.js';

const SECRET_PREFIX = 'whsec_';
/** The prefix and the base64 of 32 bytes. */
const WHOLE_SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const DEFAULT_TOLERANCE_SECONDS = 300;

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
  toleranceSeconds?: number | undefined;
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
 * Checks that a webhook comes from the service and returns its event; rejects with a `WebhookVerificationError` otherwise.
 * The Standard Webhooks headers are checked when they are there, else `Service-Signature`.
 */
export async function verifyWebhook({ body, headers, secret, toleranceSeconds }: VerifyWebhookOptions): Promise<WebhookEvent> {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    throw new TypeError('The body must be the raw bytes or text of the request. Read it before any JSON middleware parses it.');
  }
  requireWholeSecret(secret);
  const bytes = typeof body === 'string' ? utf8(body) : body;
  const signatures = header(headers, 'webhook-signature');
  const serviceSignature = header(headers, 'service-signature');
  if (signatures !== null) {
    await verifyStandard(bytes, headers, signatures, secret, toleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS);
  } else if (serviceSignature !== null && toleranceSeconds === undefined) {
    await verifyService(bytes, serviceSignature, secret);
  } else {
    const wanted = toleranceSeconds === undefined ? 'Service-Signature or Webhook-Signature' : 'Webhook-Signature';
    throw new WebhookVerificationError('missing_signature', `The request has no ${wanted} header, so it was not sent by the service.`);
  }
  return parse(bytes);
}

/** An incomplete secret may be a key that everybody knows, such as the empty one. */
export function requireWholeSecret(secret: string): void {
  if (!WHOLE_SECRET.test(secret)) {
    throw new TypeError('The secret must be the whole webhook secret, which starts with whsec_ and has 50 characters.');
  }
}

/** Hex HMAC-SHA256 of the body, keyed with the secret as it is written. */
async function verifyService(body: Uint8Array, signature: string, secret: string): Promise<void> {
  const digest = await hmacSha256(utf8(secret), body);
  const expected = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!equal(expected, signature.toLowerCase())) throw mismatch();
}

/** https://www.standardwebhooks.com: base64 HMAC-SHA256 of id, time and body, keyed with the bytes that the secret encodes. */
async function verifyStandard(
  body: Uint8Array,
  headers: WebhookHeaders,
  signatures: string,
  secret: string,
  toleranceSeconds: number,
): Promise<void> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  if (id === null || timestamp === null) {
    throw new WebhookVerificationError(
      'missing_signature',
      'The request has a Webhook-Signature, but no Webhook-Id or no Webhook-Timestamp.',
    );
  }
  const key = Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), (character) => character.charCodeAt(0));
  const digest = await hmacSha256(key, utf8(`${id}.${timestamp}.`), body);
  const expected = `v1,${btoa(String.fromCharCode(...digest))}`;
  // Several signatures may be listed while a secret is being rolled; other versions than v1 are for other verifiers.
  const matches = signatures.split(' ').map((signature) => equal(expected, signature));
  if (!matches.includes(true)) throw mismatch();
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || !(age <= toleranceSeconds)) {
    throw new WebhookVerificationError(
      'outside_tolerance',
      `The webhook was sent more than ${toleranceSeconds} seconds before or after now. It may be a replay; check this server's clock, too.`,
    );
  }
}

async function hmacSha256(key: Uint8Array<ArrayBuffer>, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, joined(parts)));
}

/** Compares what is written, since decoders read over what they do not know. Takes the same time wherever the two differ. */
function equal(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let i = 0; i < expected.length; i += 1) difference |= expected.charCodeAt(i) ^ given.charCodeAt(i);
  return difference === 0;
}

function mismatch(): WebhookVerificationError {
  return new WebhookVerificationError(
    'invalid_signature',
    'The signature does not match. Check the secret, and that the body is passed as it arrived, not parsed and written again.',
  );
}

function parse(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch (cause) {
    throw new WebhookVerificationError('invalid_payload', 'The body is signed, but it is not JSON.', { cause });
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
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
