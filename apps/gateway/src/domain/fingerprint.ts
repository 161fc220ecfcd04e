import { createHash } from 'node:crypto';
import { DomainError } from '@blazon/kernel';

/** Two requests are the same if method, path and the bytes of the body are. */
export function fingerprint(method: string, path: string, body: Buffer): Buffer {
  return createHash('sha256').update(`${method} ${path}\n`).update(body).digest();
}

/** The idempotency key of a header, if there is one. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x20-\x7e]{1,255}$/.test(header)) return header;
  throw new DomainError('invalid', 'invalid_idempotency_key', 'An Idempotency-Key has 1 to 255 printable ASCII characters.');
}
