const interimLine = Buffer.from('HTTP/1.1 1');
const statusBytes = interimLine.length + 2;
const headEnd = Buffer.from('\r\n\r\n');
const maxHeadBytes = 16_384;
const nothing = Buffer.alloc(0);

/**
 * Takes interim answers (1xx) out of what is read from a connection. RFC 9110 (15.2) makes a client skip any number of them, asked for
 * or not, but undici ends the connection when it meets `100 Continue`. `101 Switching Protocols` is none of them: nothing follows it.
 * Only bytes before the answer itself are looked at.
 */
export class InterimFilter {
  private held: Buffer = nothing;
  private atStart = false;

  constructor(private readonly onSkipped: () => void) {}

  /** The next bytes that arrive are the start of an answer. */
  expectAnswer(): void {
    this.held = nothing;
    this.atStart = true;
  }

  /** What remains of a chunk; null while it cannot be told yet. */
  pass(chunk: Buffer): Buffer | null {
    if (!this.atStart) return chunk;
    this.held = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
    while (isInterim(this.held)) {
      const end = this.held.indexOf(headEnd);
      if (end < 0) return this.held.length < maxHeadBytes ? null : this.release();
      this.held = this.held.subarray(end + headEnd.length);
      this.onSkipped();
    }
    return this.held.length < statusBytes && beginsInterim(this.held) ? null : this.release();
  }

  private release(): Buffer {
    this.atStart = false;
    return this.held;
  }
}

/** Whether these bytes, as far as they go, could be the start of an interim answer. */
function beginsInterim(bytes: Buffer): boolean {
  return bytes.subarray(0, interimLine.length).equals(interimLine.subarray(0, bytes.length));
}

function isInterim(bytes: Buffer): boolean {
  return (
    bytes.length >= statusBytes && beginsInterim(bytes) && /^(?!01)\d\d$/.test(bytes.toString('latin1', interimLine.length, statusBytes))
  );
}
