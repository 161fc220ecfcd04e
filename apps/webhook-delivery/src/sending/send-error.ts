/** Why an attempt failed before the receiver had answered in full, as a sentence for the delivery history. */
export class SendError extends Error {
  override readonly name = 'SendError';
}
