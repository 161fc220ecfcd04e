import { createHash, timingSafeEqual } from 'node:crypto';

/** The tokens that let a caller in: one, or two while it is rotated. */
export class BearerTokens {
  private readonly accepted: Buffer[];

  constructor(...tokens: (string | undefined)[]) {
    this.accepted = tokens.filter((token) => token !== undefined).map((token) => digest(`Bearer ${token}`));
  }

  isIn(authorization: string | undefined): boolean {
    const given = digest(authorization ?? '');
    return this.accepted.map((token) => timingSafeEqual(given, token)).includes(true);
  }
}

/** Hashing first makes the lengths equal, so that the comparison takes the same time for every guess. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
