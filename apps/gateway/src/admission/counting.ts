import { type Standing, windowSeconds } from '../domain/rate-limit.js';

export interface CountRow {
  count: number;
  window_start: number;
  now: number;
}

export function toStanding(row: CountRow, limit: number): Standing {
  const resetAt = row.window_start + windowSeconds;
  return { limit, count: row.count, resetAt, resetIn: Math.max(1, Math.ceil(resetAt - row.now)) };
}

/** How many later requests of a batch were counted into the same bucket: only the last one sees the whole count. */
export function countedLater(buckets: readonly string[]): number[] {
  const counted = new Map<string, number>();
  return buckets
    .toReversed()
    .map((bucket) => {
      const later = counted.get(bucket) ?? 0;
      counted.set(bucket, later + 1);
      return later;
    })
    .toReversed();
}
