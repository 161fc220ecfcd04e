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

const monthNames = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat();

/** A month such as 2026-11. */
export function monthName(month: string): string {
  return monthNames.format(new Date(`${month}-01T00:00:00Z`));
}

const dayNames = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day such as 2026-11-30. */
export function dayName(date: string): string {
  return dayNames.format(new Date(`${date}T00:00:00Z`));
}

export function number(value: number): string {
  return numbers.format(value);
}
