/** Lets a loop sleep until it has work. */
export class WakeUp {
  private called = false;
  private wakeSleeper: (() => void) | undefined;

  /** Ends the sleep under way, or else the next one. */
  call(): void {
    this.called = true;
    this.wakeSleeper?.();
  }

  /** Sleeps until it is called, but not longer than this. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.called) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wakeSleeper = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.called = false;
    this.wakeSleeper = undefined;
  }
}
