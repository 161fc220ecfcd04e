import type { Answer } from '../system/api.js';

const invalidRequest = 'invalid_request_error';
const authentication = 'authentication_error';

/** The table of the decisions page: status and type of each code. */
export const errorTable = {
  missing_required_param: [400, invalidRequest],
  invalid_param: [400, invalidRequest],
  param_too_long: [400, invalidRequest],
  unknown_param: [400, invalidRequest],
  invalid_webhook_url: [400, invalidRequest],
  invalid_cursor: [400, invalidRequest],
  invalid_json: [400, invalidRequest],
  invalid_idempotency_key: [400, invalidRequest],
  missing_api_key: [401, authentication],
  invalid_api_key: [401, authentication],
  wrong_environment: [401, authentication],
  billing_hard_limit: [403, authentication],
  plan_upgrade_required: [403, authentication],
  workspace_suspended: [403, authentication],
  https_required: [403, invalidRequest],
  project_not_found: [404, invalidRequest],
  memory_not_found: [404, invalidRequest],
  route_not_found: [404, invalidRequest],
  method_not_allowed: [405, invalidRequest],
  idempotency_key_in_use: [409, invalidRequest],
  payload_too_large: [413, invalidRequest],
  unsupported_media_type: [415, invalidRequest],
  idempotency_key_reused: [422, invalidRequest],
  rate_limit_exceeded: [429, 'rate_limit_error'],
  internal_error: [500, 'api_error'],
  service_unavailable: [503, 'api_error'],
} as const satisfies Record<string, readonly [number, string]>;
export type ErrorCode = keyof typeof errorTable;

/** The whole envelope of an error, and the headers that come with it. */
export function expectError(answer: Answer, code: ErrorCode, param?: string): void {
  const [status, type] = errorTable[code];
  const { error } = (answer.body ?? {}) as { error?: Record<string, unknown> };
  expect({ status: answer.status, error }).toEqual({
    status,
    error: {
      type,
      code,
      message: expect.stringMatching(/^.+\.$/s) as string,
      request_id: answer.headers['x-request-id'],
      ...(param !== undefined ? { param } : error !== undefined && 'param' in error && { param: expect.any(String) as string }),
    },
  });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expectCommonHeaders(answer);
  expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  expect('retry-after' in answer.headers).toBe(['rate_limit_exceeded', 'service_unavailable', 'idempotency_key_in_use'].includes(code));
}

/** The headers of every response. */
export function expectCommonHeaders(answer: Answer): void {
  expect(answer.headers['x-request-id']).toMatch(/^\S+$/);
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) expect(answer.headers[name]).toMatch(/^\d+$/);
}

/** An id in the TypeID format: a version 7 UUID in Crockford base32. */
export function idOf(prefix: string): RegExp {
  return new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`);
}

/** Unix seconds of about now. */
export function expectRecent(seconds: unknown): void {
  expect(Number.isInteger(seconds)).toBe(true);
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(120);
}

export function remaining(answer: Answer): number {
  return Number(answer.headers['x-ratelimit-remaining']);
}
