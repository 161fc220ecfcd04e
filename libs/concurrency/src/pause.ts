/** The pause before the next try, in milliseconds: doubled with each failure in a row up to `longest`, and spread so that replicas do not meet. */
export function backoff(failures: number, shortest = 100, longest = 5_000): number {
  return Math.min(longest, shortest * 2 ** Math.min(failures - 1, 16)) * (0.5 + Math.random() / 2);
}

/** Resolves after `milliseconds`, or earlier when `signal` aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
