/** Runs a test of limits that begin anew with each minute, and runs it again if it fails and the minute has changed. It makes its own callers. */
export async function withinOneMinute<Result>(test: () => Promise<Result>, now: () => number = Date.now): Promise<Result> {
  const minute = minuteOf(now());
  try {
    return await test();
  } catch (error) {
    if (minuteOf(now()) === minute) throw error;
    return withinOneMinute(test, now);
  }
}

function minuteOf(time: number): number {
  return Math.floor(time / 60_000);
}
