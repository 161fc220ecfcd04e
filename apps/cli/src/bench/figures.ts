/** CPU milliseconds to stay under: as a rule, and always. */
export interface Goal {
  ms: number;
  floor: number;
}

/** The value that a share of the sorted values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One line of figures: mean, middle, tails, and how many miss the goal. */
export function line(what: string, values: readonly number[], { ms, floor }: Goal): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => quantile(sorted, share).toFixed(1).padStart(5);
  const over = (limit: number): string => `${((100 * values.filter((value) => value > limit).length) / values.length).toFixed(1)} %`;
  const mean = (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
  return (
    `${what.padEnd(16)} mean ${mean.padStart(5)}   median ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   most ${at(1)} ms   ` +
    `${over(ms)} over the goal of ${ms} ms, ${over(floor)} over ${floor} ms, of ${values.length}`
  );
}
