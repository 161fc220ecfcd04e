import { SendError } from './send-error.js';

/** One time limit over all steps of an attempt: when it passes, the step under way is cancelled and fails. */
export class Deadline {
  private cancelStep: (() => void) | null = null;
  private passed = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly milliseconds: number) {
    this.timer = setTimeout(() => {
      this.passed = true;
      this.cancelStep?.();
    }, milliseconds);
  }

  /** Runs one step. `doing` completes the sentence "the time ran out while …"; `start` returns how to cancel the step. */
  step<T>(doing: () => string, start: (resolve: (value: T) => void, reject: (reason: Error) => void) => () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = () => {
        reject(new SendError(`No complete answer within ${this.milliseconds / 1_000} seconds: the time ran out while ${doing()}.`));
      };
      if (this.passed) {
        fail();
        return;
      }
      const cancel = start(resolve, reject);
      this.cancelStep = () => {
        // Failing first makes the deadline the reason, not the broken connection that cancelling leaves behind.
        fail();
        cancel();
      };
    });
  }

  clear(): void {
    this.cancelStep = null;
    clearTimeout(this.timer);
  }
}
