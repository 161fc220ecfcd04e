/** A temporary failure: the work is retried, nothing is skipped. */
export class TransientError extends Error {
  override readonly name = 'TransientError';
}
