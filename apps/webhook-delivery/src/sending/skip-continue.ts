import type { TLSSocket } from 'node:tls';

const continueLine = Buffer.from('HTTP/1.1 100');
const headEnd = Buffer.from('\r\n\r\n');
const maxHeadBytes = 16_384;
const nothing = Buffer.alloc(0);

/**
 * Takes `100 Continue` out of what is read from a connection. RFC 9110 (15.2) makes a client skip it even when it did not ask
 * for it, but undici ends the connection instead. Only bytes at the start of an answer are looked at.
 */
export class ContinueFilter {
  private held: Buffer = nothing;
  private atStart = false;

  /** The next bytes that arrive are the start of an answer. */
  expectAnswer(): void {
    this.held = nothing;
    this.atStart = true;
  }

  /** What remains of a chunk; null while it cannot be told yet. */
  pass(chunk: Buffer): Buffer | null {
    if (!this.atStart) return chunk;
    this.held = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
    while (this.held.length >= continueLine.length && this.held.subarray(0, continueLine.length).equals(continueLine)) {
      const end = this.held.indexOf(headEnd);
      if (end < 0) return this.held.length < maxHeadBytes ? null : this.release();
      this.held = this.held.subarray(end + headEnd.length);
    }
    const undecided = this.held.length < continueLine.length && continueLine.subarray(0, this.held.length).equals(this.held);
    return undecided ? null : this.release();
  }

  private release(): Buffer {
    this.atStart = false;
    return this.held;
  }
}

/** Puts the filter in front of whoever reads from this socket. */
export function skipContinue(socket: TLSSocket): ContinueFilter {
  const filter = new ContinueFilter();
  const read = socket.read.bind(socket);
  socket.read = (size?: number): Buffer | null => {
    const chunk = read(size) as Buffer | null;
    return chunk && filter.pass(chunk);
  };
  return filter;
}
