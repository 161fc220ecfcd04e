import { createHash, timingSafeEqual } from 'node:crypto';

/** The token by which services know each other. */
export class ServiceToken {
  private readonly expected: Buffer;

  constructor(token: string) {
    this.expected = digest(`Bearer ${token}`);
  }

  isIn(authorization: string | undefined): boolean {
    return timingSafeEqual(digest(authorization ?? ''), this.expected);
  }
}

/** Hashing first makes the lengths equal, so that the comparison takes the same time for every guess. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
