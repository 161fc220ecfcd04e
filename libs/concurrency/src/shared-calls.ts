import { TransientError } from '@blazon/kernel';

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

export interface SharedCallsOptions<In> {
  /** How many calls a batch may have. */
  maxBatch?: number;
  /** The total weight that the calls of a batch may have; a single call above it makes a separate batch. */
  maxWeight?: number;
  weightOf?: (input: In) => number;
  /** How many batches may be under way. With one, a call also waits for whatever holds up the batch before it. */
  maxBatches?: number;
  /** A batch without an answer in this time has failed, so that a connection that died silently does not hold up the next ones. */
  deadlineMs?: number;
}

/**
 * Joins calls that meet within a tick, or while as many batches as allowed are under way, into one: under load many requests share a
 * round trip, and a lone one waits for nobody. A call that has begun sees everything committed before it.
 */
export class SharedCalls<In, Out> {
  private readonly waiting: Waiting<In, Out>[] = [];
  private running = 0;
  private scheduled = false;
  private readonly maxBatch: number;
  private readonly maxWeight: number;
  private readonly weightOf: (input: In) => number;
  private readonly maxBatches: number;
  private readonly deadlineMs: number;

  constructor(
    /** Answers each input, in their order, with an output or with the error that refuses it. */
    private readonly runBatch: (inputs: In[]) => Promise<(Out | Error)[]>,
    { maxBatch = 200, maxWeight = Infinity, weightOf = () => 0, maxBatches = 1, deadlineMs = 5_000 }: SharedCallsOptions<In> = {},
  ) {
    this.maxBatch = maxBatch;
    this.maxWeight = maxWeight;
    this.weightOf = weightOf;
    this.maxBatches = maxBatches;
    this.deadlineMs = deadlineMs;
  }

  call(input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.running === this.maxBatches) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.run(this.nextBatch());
      this.schedule();
    });
  }

  private nextBatch(): Waiting<In, Out>[] {
    let weight = 0;
    const beyond = this.waiting.findIndex(({ input }, index) => {
      weight += this.weightOf(input);
      return index === this.maxBatch || (index > 0 && weight > this.maxWeight);
    });
    return this.waiting.splice(0, beyond === -1 ? this.waiting.length : beyond);
  }

  private async run(batch: Waiting<In, Out>[]): Promise<void> {
    this.running += 1;
    try {
      const outputs = await this.beforeDeadline(this.runBatch(batch.map(({ input }) => input)));
      batch.forEach(({ resolve, reject }, index) => {
        const output = outputs[index];
        if (output === undefined) reject(new Error('a batch left a call without an answer'));
        else if (output instanceof Error) reject(output);
        else resolve(output);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.running -= 1;
      this.schedule();
    }
  }

  private async beforeDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
    if (this.deadlineMs === Infinity) return answer;
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
}
