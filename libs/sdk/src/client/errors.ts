/** The service's error about a request that it refused. */
export interface ErrorDetails {
  status: number;
  type: string;
  code: string;
  message: string;
  param: string | undefined;
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
}

/** A request that did not succeed, after all retries that made sense. */
export class BlazonError extends Error {
  override readonly name: string = 'BlazonError';
}

/** The service could not be reached, or its answer did not arrive. */
export class ConnectionError extends BlazonError {
  override readonly name = 'ConnectionError';
}

/** The service answered with an error. */
export class ResponseError extends BlazonError {
  override readonly name: string = 'ResponseError';
  /** HTTP status. */
  readonly status: number;
  /** One of the four types of the specification. */
  readonly type: string;
  /** Machine-readable, such as `project_not_found`. */
  readonly code: string;
  /** The field that is wrong, where there is one. */
  readonly param: string | undefined;
  /** Names this request when you ask for support. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.type = details.type;
    this.code = details.code;
    this.param = details.param;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The request is wrong and would fail again: 400, 405, 409, 413, 415, 422. */
export class InvalidRequestError extends ResponseError {
  override readonly name = 'InvalidRequestError';
}

/** The API key is missing, unknown, revoked, or of the other environment: 401. */
export class AuthenticationError extends ResponseError {
  override readonly name = 'AuthenticationError';
}

/** The workspace may not do this now: plan, quota, an unpaid invoice or a suspension: 403. */
export class PermissionError extends ResponseError {
  override readonly name = 'PermissionError';
}

/** There is no such project, memory node or route in this workspace: 404. */
export class NotFoundError extends ResponseError {
  override readonly name = 'NotFoundError';
}

/** Too many requests this minute: 429. */
export class RateLimitError extends ResponseError {
  override readonly name = 'RateLimitError';
}

/** The service failed: 5xx. */
export class ServiceError extends ResponseError {
  override readonly name = 'ServiceError';
}

/** The error class for an answer. */
export function toResponseError(details: ErrorDetails): ResponseError {
  if (details.status === 401) return new AuthenticationError(details);
  if (details.status === 403) return new PermissionError(details);
  if (details.status === 404) return new NotFoundError(details);
  if (details.status === 429) return new RateLimitError(details);
  if (details.status >= 500) return new ServiceError(details);
  if (details.status >= 400) return new InvalidRequestError(details);
  return new ResponseError(details);
}
