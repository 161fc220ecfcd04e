/** The part of a response body that the history keeps. */
const MAX_KEPT_BYTES = 65_536;

/** The beginning of a body that comes piece by piece. */
export class KeptBody {
  private kept: Buffer = Buffer.alloc(0);
  private received = 0;

  /** Copies, because a piece is a view of the whole read buffer: thousands of small ones would keep gigabytes alive. */
  add(piece: Buffer): void {
    const end = Math.min(this.received + piece.length, MAX_KEPT_BYTES);
    if (end > this.kept.length) {
      const longer = Buffer.allocUnsafe(Math.min(Math.max(end, 2 * this.kept.length), MAX_KEPT_BYTES));
      this.kept.copy(longer);
      this.kept = longer;
    }
    if (this.received < MAX_KEPT_BYTES) piece.copy(this.kept, this.received);
    this.received += piece.length;
  }

  bytes(): Buffer {
    return this.kept.subarray(0, this.received);
  }

  get truncated(): boolean {
    return this.received > MAX_KEPT_BYTES;
  }
}
