/** Lets at most `places` pieces of work run at once; the others wait in order of arrival. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private places: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.places > 0) this.places -= 1;
    else await new Promise<void>((turn) => this.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.places += 1;
    }
  }
}
