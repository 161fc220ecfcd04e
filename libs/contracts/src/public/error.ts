import { z } from 'zod';

export const errorTypes = ['invalid_request_error', 'authentication_error', 'rate_limit_error', 'api_error'] as const;

export const ErrorEnvelope = z.object({
  error: z.object({
    type: z.enum(errorTypes),
    message: z.string(),
    code: z.string(),
    param: z.string().optional(),
    request_id: z.string(),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
