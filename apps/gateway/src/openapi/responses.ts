import { errors } from '@blazon/contracts';

const errorDescriptions: Record<number, string> = {
  400: 'A parameter is missing, wrong, too long or unknown; `param` names it.',
  401: 'The API key is missing, invalid, or of the other environment.',
  403: 'Plain HTTP, an unpaid invoice, the monthly quota, the Free plan, or a workspace that is suspended until the time in the message.',
  404: 'There is nothing with this id in the workspace, or nothing at this path.',
  409: 'The first request with this Idempotency-Key is still running.',
  413: 'The body is larger than 64 KiB.',
  415: 'The body is not declared as JSON.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many requests in this minute.',
  500: 'Something went wrong on our side.',
  503: 'The service cannot answer right now.',
};

const always = [400, 401, 403, 429, 500, 503];
/** Headers that come with some statuses only. */
const particularHeaders: Record<string, readonly number[]> = { 'Retry-After': [409, 429, 503], 'WWW-Authenticate': [401] };

/** The statuses that an operation can fail with: those that all share, and its own. */
export function errorStatuses(particular: readonly number[]): number[] {
  return [...new Set([...always, ...particular])].sort((a, b) => a - b);
}

const header = (type: 'integer' | 'string', description: string) => ({ description, schema: { type } });

export const responseHeaders = {
  'X-Request-Id': header('string', 'id of this request; tell it when you ask for help'),
  'X-RateLimit-Limit': header('integer', 'requests a minute for this category of endpoints'),
  'X-RateLimit-Remaining': header('integer', 'requests left in this minute'),
  'X-RateLimit-Reset': header('integer', 'Unix time when the next minute begins'),
  'Retry-After': header('integer', 'seconds to wait'),
  'WWW-Authenticate': header('string', '`Bearer`'),
};

/** The codes that an operation can answer with this status; the one of reports of leaked keys is of no operation. */
function codesOf(status: number): string {
  const codes = Object.entries(errors).filter(([code, error]) => error.status === status && code !== 'invalid_signature');
  return `Code: ${codes.map(([code]) => `\`${code}\``).join(', ')}.`;
}

/** One shared answer for each status of a failure. */
export const errorResponses = Object.fromEntries(
  Object.entries(errorDescriptions).map(([status, description]) => [
    status,
    {
      description: `${description} ${codesOf(Number(status))}`,
      headers: Object.fromEntries(
        Object.keys(responseHeaders)
          .filter((name) => particularHeaders[name]?.includes(Number(status)) ?? true)
          .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      ),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
);
