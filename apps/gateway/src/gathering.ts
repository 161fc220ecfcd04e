import { TransientError } from '@blazon/event-log';

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Joins calls that meet within a tick, or while an earlier batch is under way, into one: under load many requests share a round trip
 * to the database, and a lone one waits for nobody. A call that has begun sees everything committed before it.
 */
export class Gathering<In, Out> {
  private waiting: Waiting<In, Out>[] = [];
  private running = false;

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
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    await new Promise((tick) => setImmediate(tick));
    while (this.waiting.length > 0) await this.runOne(this.waiting.splice(0, this.maxBatch));
    this.running = false;
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
