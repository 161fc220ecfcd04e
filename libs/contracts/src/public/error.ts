import { z } from 'zod';

export const errorTypes = ['invalid_request_error', 'authentication_error', 'rate_limit_error', 'api_error'] as const;

/** Every code of the public API. */
export const errorCodes = [
  'missing_required_param',
  'invalid_param',
  'param_too_long',
  'unknown_param',
  'invalid_webhook_url',
  'invalid_cursor',
  'invalid_json',
  'invalid_idempotency_key',
  'missing_api_key',
  'invalid_api_key',
  'wrong_environment',
  'billing_hard_limit',
  'plan_upgrade_required',
  'workspace_suspended',
  'https_required',
  'project_not_found',
  'memory_not_found',
  'route_not_found',
  'method_not_allowed',
  'idempotency_key_in_use',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
  'malformed_request',
  'request_timeout',
  'headers_too_large',
  'invalid_signature',
] as const;

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
