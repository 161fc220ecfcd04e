import { TransientError } from '@blazon/event-log';

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Joins calls that meet within a tick, or while earlier ones are under way, into one: under load many requests share a round trip, and
 * a lone one waits for nobody. A call that has begun sees everything committed before it.
 *
 * The next batch begins when none is under way, or as soon as it is no smaller than all that are: few large batches overlap, so that
 * whoever answers them is neither idle between two nor asked for every call on its own.
 */
export class Gathering<In, Out> {
  private waiting: Waiting<In, Out>[] = [];
  private underWay = 0;
  private due = false;

  constructor(
    /** Answers each input, in their order. */
    private readonly runBatch: (inputs: In[]) => Promise<Out[]>,
    private readonly maxBatch = 200,
    /** A batch without an answer in this time has failed, so that a connection that died silently does not hold up the next ones. */
    private readonly deadlineMs = 5_000,
  ) {}

  call(input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      this.beginInTime();
    });
  }

  private beginInTime(): void {
    if (this.due || this.waiting.length < Math.max(this.underWay, 1)) return;
    this.due = true;
    setImmediate(() => {
      this.due = false;
      void this.run(this.waiting.splice(0, this.maxBatch));
    });
  }

  private async run(batch: Waiting<In, Out>[]): Promise<void> {
    this.underWay += batch.length;
    this.beginInTime();
    await this.runOne(batch);
    this.underWay -= batch.length;
    this.beginInTime();
  }

  private async beforeDeadline(answer: Promise<Out[]>): Promise<Out[]> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new TransientError(`no answer within ${this.deadlineMs} ms`));
    }, this.deadlineMs);
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async runOne(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const outputs = await this.beforeDeadline(this.runBatch(batch.map(({ input }) => input)));
      batch.forEach(({ resolve, reject }, index) => {
        const output = outputs[index];
        if (output === undefined) reject(new Error('a batch left a call without an answer'));
        else resolve(output);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
