/** A time as the APIs show it. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}
