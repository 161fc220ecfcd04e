const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** A time of the API, in Unix seconds. */
export function dateTime(seconds: number): string {
  return dates.format(seconds * 1_000);
}

/** A time in Unix milliseconds, within a day. */
export function timeOfDay(milliseconds: number): string {
  return clock.format(milliseconds);
}
