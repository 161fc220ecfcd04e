/** A failure that the user can do something about; the message says what. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
