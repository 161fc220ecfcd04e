import type { Dispatcher } from 'undici';

/** The part of a response body that the history keeps. */
export const keptBodyBytes = 65_536;
const nothing = Buffer.alloc(0);

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  /** The bytes as they came, at most 64 KiB of them. */
  body: Buffer;
  /** Whether the receiver sent more than is kept. */
  truncated: boolean;
}

/** Collects what a receiver answers, also when the answer never ends. */
export class ResponseReader {
  status: number | null = null;
  headAt: number | null = null;
  private headers: ReceivedResponse['headers'] = {};
  private kept: Buffer = nothing;
  private received = 0;

  /** Feeds from one exchange; `resolve` when the response has ended, `onPiece` with each piece of its body. */
  handler(resolve: () => void, reject: (error: Error) => void, onPiece: () => void): Dispatcher.DispatchHandler {
    return {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status, headers) => {
        this.status = status;
        this.headAt = performance.now();
        // As they come, no header is undefined; the type of Node allows it for those that it knows.
        this.headers = headers as ReceivedResponse['headers'];
      },
      onResponseData: (_controller, piece) => {
        onPiece();
        if (this.received < keptBodyBytes) this.keep(piece);
        this.received += piece.length;
      },
      onResponseEnd: () => {
        resolve();
      },
      onResponseError: (_controller, error) => {
        reject(error);
      },
    };
  }

  response(): ReceivedResponse | null {
    if (this.status === null) return null;
    const body = this.kept.subarray(0, this.received);
    return { status: this.status, headers: this.headers, body, truncated: this.received > keptBodyBytes };
  }

  /** Copies, because a piece is a view of all that was read with it: kept by the thousand, small ones would hold on to gigabytes. */
  private keep(piece: Buffer): void {
    const end = Math.min(this.received + piece.length, keptBodyBytes);
    if (end > this.kept.length) {
      const longer = Buffer.allocUnsafe(Math.min(Math.max(end, 2 * this.kept.length), keptBodyBytes));
      this.kept.copy(longer);
      this.kept = longer;
    }
    piece.copy(this.kept, this.received);
  }
}
