/**
 * Asks until the answer is neither false, null nor undefined, and returns it. An error of the last try is part of the complaint
 * when the deadline passes. It is there for what never becomes true: how soon something does is nothing to be tested on a busy machine.
 * A question that takes long is asked more seldom, so that those who have to answer it get on with their work.
 */
export async function waitFor<Answer>(
  question: () => Answer | Promise<Answer>,
  { withinMs = 60_000, everyMs = 20 }: { withinMs?: number; everyMs?: number } = {},
): Promise<Exclude<Answer, false | null | undefined>> {
  const deadline = Date.now() + withinMs;
  let lastError: unknown;
  for (;;) {
    const asked = performance.now();
    try {
      const answer = await question();
      if (answer !== false && answer !== null && answer !== undefined) return answer as Exclude<Answer, false | null | undefined>;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() >= deadline) throw new Error(`Not so after ${withinMs} ms: ${String(question)}`, { cause: lastError });
    await new Promise((resolve) => setTimeout(resolve, Math.max(everyMs, Math.min(2 * (performance.now() - asked), 1_000))));
  }
}
