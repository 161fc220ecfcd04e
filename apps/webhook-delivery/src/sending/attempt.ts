import type { Dispatcher } from 'undici';
import { failureReason } from './failure-reason.js';
import { KeptBody } from './kept-body.js';
import { SendError } from './send-error.js';

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  /** The bytes as they came, at most 64 KiB of them. */
  body: Buffer;
  /** Whether the receiver sent more than is kept. */
  truncated: boolean;
}

/** How long each step took, in milliseconds; null for a step that was not reached, or not needed on a kept connection. */
export interface AttemptTiming {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
  totalMs: number;
}

/** The result of one attempt. It is delivered if there is no error. */
export interface AttemptResult {
  requestHeaders: Record<string, string>;
  response: ReceivedResponse | null;
  /** A sentence that says why the attempt failed. */
  error: string | null;
  timing: AttemptTiming;
}

/** Completes the sentence "the time ran out while …". */
type Step =
  | 'waiting for a connection'
  | 'looking up the host'
  | 'connecting'
  | 'waiting for the TLS handshake'
  | 'waiting for the response headers'
  | 'reading the response body';

/** One request and its response, with one deadline for all steps. */
export class Attempt implements Dispatcher.DispatchHandler {
  readonly timing: AttemptTiming = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 };
  ended = false;
  private step: Step = 'waiting for a connection';
  private cancel: (reason: Error) => void = () => undefined;
  private readonly startedAt = performance.now();
  private sentAt = 0;
  private status: number | null = null;
  private headers: ReceivedResponse['headers'] = {};
  private readonly body = new KeptBody();
  private readonly timer: NodeJS.Timeout;

  constructor(
    readonly url: URL,
    private readonly requestHeaders: Record<string, string>,
    timeoutMs: number,
    private readonly onEnd: (result: AttemptResult) => void,
  ) {
    this.timer = setTimeout(() => {
      this.stop(new SendError(`No complete answer within ${timeoutMs / 1_000} seconds: the time ran out while ${this.step}.`));
    }, timeoutMs);
  }

  /** Records the current step, and how to stop it. */
  begin(step: Step, cancel: (reason: Error) => void): void {
    this.step = step;
    this.cancel = cancel;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const cancel = (reason: Error) => {
      controller.abort(reason);
    };
    // The deadline may have passed while the connection was opened; then nothing is sent.
    if (this.ended) cancel(new SendError('The attempt has ended.'));
    // Every request that leaves is a separate attempt in the history: if undici tries this one again, it is not sent.
    if (this.sentAt > 0) this.stop(new SendError('The connection was lost before an answer.'));
    this.begin('waiting for the response headers', cancel);
    this.sentAt = performance.now();
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // Interim answers come before the one that counts.
    if (status < 200) return;
    this.step = 'reading the response body';
    this.timing.firstByteMs = performance.now() - this.sentAt;
    this.status = status;
    // As they come, no header is undefined; the type of Node allows it for those that it knows.
    this.headers = headers as ReceivedResponse['headers'];
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.body.add(piece);
  }

  onResponseEnd(): void {
    this.end(this.statusProblem());
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  /** Ends the attempt: its connection was lost, or never opened. */
  fail(error: Error): void {
    this.end(failureReason(error, this.status !== null));
  }

  /** Ends the attempt because its response has reached the limit: it is complete, unless even its headers were not. */
  cutOff(): void {
    if (this.status === null) this.stop(new SendError("The receiver's response headers are too large."));
    else if (this.end(this.statusProblem())) this.cancel(new SendError('The rest of the answer is not read.'));
  }

  private stop(reason: SendError): void {
    if (this.end(reason.message)) this.cancel(reason);
  }

  private end(error: string | null): boolean {
    if (this.ended) return false;
    this.ended = true;
    clearTimeout(this.timer);
    this.timing.totalMs = performance.now() - this.startedAt;
    const { requestHeaders, status, headers, body, timing } = this;
    const response = status === null ? null : { status, headers, body: body.bytes(), truncated: body.truncated };
    this.onEnd({ requestHeaders, response, error, timing });
    return true;
  }

  private statusProblem(): string | null {
    const { status } = this;
    if (status !== null && status >= 200 && status < 300) return null;
    if (status !== null && status >= 300 && status < 400) return `The receiver answered ${status}; redirects are not followed.`;
    return `The receiver answered ${status ?? 'nothing'}; only 2xx counts as delivered.`;
  }
}
