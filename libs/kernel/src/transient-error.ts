/** A failure that passes by itself: the work is tried again, nothing is skipped. */
export class TransientError extends Error {
  override readonly name = 'TransientError';
}
