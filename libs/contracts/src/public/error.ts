import { z } from 'zod';

export const errorTypes = ['invalid_request_error', 'authentication_error', 'rate_limit_error', 'api_error'] as const;

type ErrorType = (typeof errorTypes)[number];

/** Every code of the public API: the status and type it comes with, and when it comes, for the documentation. */
export const errors = {
  missing_required_param: { status: 400, type: 'invalid_request_error', when: 'A required parameter is absent or null.' },
  invalid_param: {
    status: 400,
    type: 'invalid_request_error',
    when: 'A parameter has the wrong type or format, is out of range, or is empty.',
  },
  param_too_long: { status: 400, type: 'invalid_request_error', when: 'A parameter is longer than documented.' },
  unknown_param: {
    status: 400,
    type: 'invalid_request_error',
    when: 'The body or the query has a field that does not exist; check its spelling.',
  },
  invalid_webhook_url: {
    status: 400,
    type: 'invalid_request_error',
    when: 'The URL is not HTTPS, has a user name in it, or names an address that is not public.',
  },
  invalid_cursor: { status: 400, type: 'invalid_request_error', when: '`starting_after` is not an id of this resource.' },
  invalid_json: { status: 400, type: 'invalid_request_error', when: 'The body is empty or not JSON.' },
  invalid_idempotency_key: { status: 400, type: 'invalid_request_error', when: 'The key is not 1 to 255 printable ASCII characters.' },
  missing_api_key: { status: 401, type: 'authentication_error', when: 'There is no `Authorization` header.' },
  invalid_api_key: {
    status: 401,
    type: 'authentication_error',
    when: 'The key is malformed, revoked or unknown, or the header is not `Bearer` with one space.',
  },
  wrong_environment: { status: 401, type: 'authentication_error', when: 'A test key on the live host, or a live key on the sandbox host.' },
  billing_hard_limit: {
    status: 403,
    type: 'authentication_error',
    when: 'An invoice is unpaid, or the monthly quota of live jobs is used up.',
  },
  plan_upgrade_required: { status: 403, type: 'authentication_error', when: 'The workspace is on the Free plan, which has no API access.' },
  workspace_suspended: {
    status: 403,
    type: 'authentication_error',
    when: 'An operator has suspended the workspace until the time that the message names.',
  },
  https_required: { status: 403, type: 'invalid_request_error', when: 'The request came over plain HTTP.' },
  project_not_found: { status: 404, type: 'invalid_request_error', when: 'The workspace has no such project in this environment.' },
  memory_not_found: { status: 404, type: 'invalid_request_error', when: 'The project has no such memory node.' },
  route_not_found: { status: 404, type: 'invalid_request_error', when: 'There is nothing at this path; a trailing slash is another path.' },
  method_not_allowed: { status: 405, type: 'invalid_request_error', when: 'The path takes other methods; `Allow` names them.' },
  idempotency_key_in_use: {
    status: 409,
    type: 'invalid_request_error',
    when: 'The first request with this key is still running; wait `Retry-After` seconds.',
  },
  payload_too_large: { status: 413, type: 'invalid_request_error', when: 'The body is larger than 64 KiB.' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error', when: 'The body is not declared as `application/json`.' },
  idempotency_key_reused: { status: 422, type: 'invalid_request_error', when: 'The key was used for another method, path or body.' },
  rate_limit_exceeded: { status: 429, type: 'rate_limit_error', when: 'Too many requests in this minute; wait `Retry-After` seconds.' },
  internal_error: { status: 500, type: 'api_error', when: 'Something went wrong on our side; try again later.' },
  service_unavailable: { status: 503, type: 'api_error', when: 'The service cannot answer right now; wait `Retry-After` seconds.' },
  malformed_request: { status: 400, type: 'invalid_request_error', when: 'The request cannot be read as HTTP.' },
  request_timeout: { status: 408, type: 'invalid_request_error', when: 'The request did not arrive in time.' },
  headers_too_large: { status: 431, type: 'invalid_request_error', when: 'The headers of the request are too large.' },
  invalid_signature: {
    status: 401,
    type: 'authentication_error',
    when: 'Reports of leaked keys only: the signature of the report does not match.',
  },
} as const satisfies Record<string, { status: number; type: ErrorType; when: string }>;

export const errorCodes = Object.keys(errors) as (keyof typeof errors)[];

export const ErrorEnvelope = z.object({
  error: z.object({
    type: z.enum(errorTypes),
    message: z.string().describe('a sentence for people'),
    code: z.string().describe(`for programs; so far ${errorCodes.join(', ')}`),
    param: z.string().optional().describe('the parameter at fault'),
    request_id: z.string().describe('the same as in X-Request-Id'),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
