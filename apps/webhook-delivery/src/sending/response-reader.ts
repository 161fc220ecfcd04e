import type { Dispatcher } from 'undici';
import { SendError } from './send-error.js';

/** The part of a response body that the history keeps. */
export const keptBodyBytes = 65_536;
/** Past this the rest of a body is not read any more, and the attempt fails: it is endless, or may as well be. */
export const maxBodyBytes = 1_048_576;

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
  private readonly chunks: Buffer[] = [];
  private received = 0;

  /** Feeds from one exchange; `resolve` when the response has ended. */
  handler(resolve: () => void, reject: (error: Error) => void): Dispatcher.DispatchHandler {
    return {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status, headers) => {
        // 102 and 103 may come before the response itself.
        if (status < 200) return;
        this.status = status;
        this.headAt = performance.now();
        // As they come, no header is undefined; the type of Node allows it for those that it knows.
        this.headers = headers as ReceivedResponse['headers'];
      },
      onResponseData: (controller, chunk) => {
        if (this.received < keptBodyBytes) this.chunks.push(chunk.subarray(0, keptBodyBytes - this.received));
        this.received += chunk.length;
        if (this.received > maxBodyBytes) {
          reject(new SendError(`The response body is longer than ${maxBodyBytes / 1_024} KiB; the rest was not read.`));
          controller.abort(new Error('response too long'));
        }
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
    return { status: this.status, headers: this.headers, body: Buffer.concat(this.chunks), truncated: this.received > keptBodyBytes };
  }
}
