import { monthOf, requestLimit } from './plan.js';
import { assertWithinLimit, rateLimitHeaders, windowStart } from './rate-limit.js';

describe('a rate limit', () => {
  const standing = { limit: 60, count: 60, resetAt: 1_763_032_860, resetIn: 17 };

  it('has windows of one calendar minute', () => {
    expect(windowStart(1_763_032_859.999)).toBe(1_763_032_800);
    expect(windowStart(1_763_032_860)).toBe(1_763_032_860);
  });

  it('lets the last request in and tells that none is left', () => {
    expect(() => {
      assertWithinLimit(standing);
    }).not.toThrow();
    expect(rateLimitHeaders(standing)).toEqual({
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1763032860',
    });
  });

  it('refuses the next one, names the seconds, and never tells less than none left', () => {
    expect(() => {
      assertWithinLimit({ ...standing, count: 61 });
    }).toThrow('the limit is 60 a minute. Try again in 17 seconds.');
    expect(rateLimitHeaders({ ...standing, count: 99 })['x-ratelimit-remaining']).toBe('0');
  });

  it.each([
    ['free', 10, 100],
    ['pro', 60, 1_000],
    ['agency', 300, 5_000],
  ] as const)('of %s is %i generations and %i other requests', (plan, generation, standard) => {
    expect(requestLimit(plan, 'generation')).toBe(generation);
    expect(requestLimit(plan, 'standard')).toBe(standard);
  });
});

describe('a month of usage', () => {
  it('is the calendar month in UTC', () => {
    expect(monthOf(new Date('2026-02-28T23:59:59.999Z'))).toBe('2026-02-01');
    expect(monthOf(new Date('2026-03-01T00:30:00+01:00'))).toBe('2026-02-01');
  });
});
