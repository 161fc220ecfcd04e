import { type Standing, windowSeconds } from '../domain/rate-limit.js';

/**
 * Counts requests into buckets. `source` gives (bucket, requests), ordered by bucket: every replica locks rows in that order, so none
 * waits for another in a circle. The database's clock chooses the minute, so replicas agree on it; whoever waited for a lock past
 * the turn of the minute counts into the new one.
 */
export function countSql(source: string): string {
  return `insert into request_counts as counts (bucket, window_start, count)
    select bucket, date_bin('1 minute', now(), 'epoch'), requests from (${source}) as source
    on conflict (bucket) do update set
      count = case when excluded.window_start > counts.window_start then excluded.count else counts.count + excluded.count end,
      window_start = greatest(counts.window_start, excluded.window_start)
    returning bucket, count, date_part('epoch', window_start) as window_start, date_part('epoch', clock_timestamp()) as now`;
}

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
