/** A failure that the user can fix; the message says how. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
