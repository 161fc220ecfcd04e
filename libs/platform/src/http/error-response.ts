import type { ErrorEnvelope } from '@blazon/contracts';
import type { DomainError, ErrorKind } from '@blazon/kernel';
import { RequestError } from './request-error.js';

type ErrorType = ErrorEnvelope['error']['type'];

/** Which kind of error is which HTTP status. */
const http: Record<ErrorKind, { status: number; type: ErrorType }> = {
  invalid: { status: 400, type: 'invalid_request_error' },
  unauthenticated: { status: 401, type: 'authentication_error' },
  forbidden: { status: 403, type: 'authentication_error' },
  not_found: { status: 404, type: 'invalid_request_error' },
  conflict: { status: 409, type: 'invalid_request_error' },
  rate_limited: { status: 429, type: 'rate_limit_error' },
  internal: { status: 500, type: 'api_error' },
  unavailable: { status: 503, type: 'api_error' },
};

/** Status, headers and body of the response to an error. */
export function errorResponse(
  error: DomainError,
  requestId: string,
): { status: number; headers: Record<string, string>; body: ErrorEnvelope } {
  const { status, type } = http[error.kind];
  const { param, retryAfterSeconds } = error.details;
  const request = error instanceof RequestError ? error : undefined;
  return {
    status: request?.status ?? status,
    headers: {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...(request?.allow && { allow: request.allow.join(', ') }),
    },
    body: { error: { type, message: error.message, code: error.code, ...(param !== undefined && { param }), request_id: requestId } },
  };
}

/** The kind of error that a service reports with this status: the reverse of `errorResponse`. */
export function errorKindOf(status: number): ErrorKind {
  const match = Object.entries(http).find(([, entry]) => entry.status === status);
  return (match?.[0] as ErrorKind | undefined) ?? (status >= 500 ? 'unavailable' : 'invalid');
}
