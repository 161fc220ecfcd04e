import { DomainError } from '@blazon/kernel';

/** A bucket after it has counted a request: a fixed window of one calendar minute. */
export interface Standing {
  limit: number;
  /** Requests of this window, the current one included. */
  count: number;
  /** Unix seconds. */
  resetAt: number;
  /** Seconds until then, by the clock that chose the window. */
  resetIn: number;
}

export const windowSeconds = 60;

export function windowStart(unixSeconds: number): number {
  return Math.floor(unixSeconds / windowSeconds) * windowSeconds;
}

export function rateLimitHeaders({ limit, count, resetAt }: Standing): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - count)),
    'x-ratelimit-reset': String(resetAt),
  };
}

function isWithinLimit({ limit, count }: Standing): boolean {
  return count <= limit;
}

export function assertWithinLimit(standing: Standing): void {
  if (isWithinLimit(standing)) return;
  const { limit, resetIn } = standing;
  const message = `Too many requests: the limit is ${limit} a minute. Try again in ${resetIn} seconds.`;
  throw new DomainError('rate_limited', 'rate_limit_exceeded', message, { retryAfterSeconds: resetIn });
}
