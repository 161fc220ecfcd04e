import { TransientError } from '@blazon/kernel';

/** Rejects when the work takes longer than that. The work goes on, but nobody waits for it. */
export async function within<Result>(limitMs: number, work: Promise<Result>, complaint: string): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new TransientError(complaint));
  }, limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
