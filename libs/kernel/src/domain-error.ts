/** What went wrong, as the caller has to understand it. One filter maps each kind to an HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'insecure'
  | 'not_found'
  | 'method_not_allowed'
  | 'timed_out'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'key_reused'
  | 'rate_limited'
  | 'headers_too_large'
  | 'unavailable'
  | 'internal';

/** A refusal with a stable code and a sentence that is safe to show to the caller. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: { param?: string; retryAfterSeconds?: number; allow?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
