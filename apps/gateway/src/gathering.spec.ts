import { Gathering } from './gathering.js';

describe('a gathering', () => {
  it('joins calls of one tick and answers each with its own', async () => {
    const batches: number[][] = [];
    const gathering = new Gathering<number, number>((inputs) => {
      batches.push(inputs);
      return Promise.resolve(inputs.map((input) => input * 10));
    });
    expect(await Promise.all([1, 2, 3].map((input) => gathering.call(input)))).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('gathers what comes while a batch is under way into the next one, up to its limit', async () => {
    const batches: number[][] = [];
    const first = Promise.withResolvers<undefined>();
    const gathering = new Gathering<number, number>(async (inputs) => {
      batches.push(inputs);
      if (batches.length === 1) await first.promise;
      return inputs;
    }, 2);
    const calls = [gathering.call(1)];
    await new Promise((tick) => setImmediate(tick));
    calls.push(...[2, 3, 4].map((input) => gathering.call(input)));
    first.resolve(undefined);
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4]);
    expect(batches).toEqual([[1], [2, 3], [4]]);
  });

  it('gives up on a batch that is not answered in time, and goes on with the next', async () => {
    let silent = true;
    const answer = (inputs: number[]) => (silent ? new Promise<number[]>(() => undefined) : Promise.resolve(inputs));
    const gathering = new Gathering<number, number>(answer, 10, 20);
    await expect(gathering.call(1)).rejects.toThrow('no answer within 20 ms');
    silent = false;
    expect(await gathering.call(2)).toBe(2);
  });

  it('fails every call of a batch that failed, and none of the next', async () => {
    let failing = true;
    const gathering = new Gathering<number, number>((inputs) => (failing ? Promise.reject(new Error('away')) : Promise.resolve(inputs)));
    const failed = await Promise.allSettled([gathering.call(1), gathering.call(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await gathering.call(3)).toBe(3);
  });
});
