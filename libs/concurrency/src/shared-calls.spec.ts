import { SharedCalls } from './shared-calls.js';

describe('calls that are shared', () => {
  it('joins calls of one tick and answers each with its own', async () => {
    const batches: number[][] = [];
    const shared = new SharedCalls<number, number>((inputs) => {
      batches.push(inputs);
      return Promise.resolve(inputs.map((input) => input * 10));
    });
    expect(await Promise.all([1, 2, 3].map((input) => shared.call(input)))).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('gathers what comes while a batch is under way into the next one, up to its limit', async () => {
    const batches: number[][] = [];
    const first = Promise.withResolvers<undefined>();
    const shared = new SharedCalls<number, number>(
      async (inputs) => {
        batches.push(inputs);
        if (batches.length === 1) await first.promise;
        return inputs;
      },
      { maxBatch: 2 },
    );
    const calls = [shared.call(1)];
    await new Promise((tick) => setImmediate(tick));
    calls.push(...[2, 3, 4].map((input) => shared.call(input)));
    first.resolve(undefined);
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4]);
    expect(batches).toEqual([[1], [2, 3], [4]]);
  });

  it('run beside a batch that is held up, where more than one may be under way', async () => {
    const held = Promise.withResolvers<undefined>();
    const shared = new SharedCalls<number, number>(
      (inputs) => (inputs[0] === 1 ? held.promise.then(() => inputs) : Promise.resolve(inputs)),
      {
        maxBatches: 2,
      },
    );
    const first = shared.call(1);
    await new Promise((tick) => setImmediate(tick));
    expect(await shared.call(2)).toBe(2);
    held.resolve(undefined);
    expect(await first).toBe(1);
  });

  it('are refused each for itself', async () => {
    const shared = new SharedCalls<number, number>((inputs) =>
      Promise.resolve(inputs.map((input) => (input === 2 ? new Error('not two') : input))),
    );
    const answers = await Promise.allSettled([1, 2, 3].map((input) => shared.call(input)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('gives up on a batch that is not answered in time, and goes on with the next', async () => {
    let silent = true;
    const answer = (inputs: number[]) => (silent ? new Promise<number[]>(() => undefined) : Promise.resolve(inputs));
    const shared = new SharedCalls<number, number>(answer, { deadlineMs: 20 });
    await expect(shared.call(1)).rejects.toThrow('no answer within 20 ms');
    silent = false;
    expect(await shared.call(2)).toBe(2);
  });

  it('fails every call of a batch that failed, and none of the next', async () => {
    let failing = true;
    const shared = new SharedCalls<number, number>((inputs) => (failing ? Promise.reject(new Error('away')) : Promise.resolve(inputs)));
    const failed = await Promise.allSettled([shared.call(1), shared.call(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await shared.call(3)).toBe(3);
  });
});
