import { TransientError } from '@blazon/kernel';

/** Rejects if the work takes longer. The work continues, but its result is ignored. */
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
