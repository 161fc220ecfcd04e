import { withinOneMinute } from './within-one-minute.js';

describe('a test within one minute', () => {
  it.each([
    { begins: 59_000, fails: true, runs: 2 },
    { begins: 59_000, fails: false, runs: 1 },
  ])('that begins at $begins ms and fails at the turn of the minute ($fails) runs $runs times', async ({ begins, fails, runs }) => {
    let now = begins;
    let count = 0;
    const test = () => {
      now += 1_000;
      count += 1;
      return fails && count === 1 ? Promise.reject(new Error('counted anew')) : Promise.resolve('passed');
    };
    expect(await withinOneMinute(test, () => now)).toBe('passed');
    expect(count).toBe(runs);
  });

  it('fails if it does so within the minute', async () => {
    const failure = new Error('one too many');
    await expect(
      withinOneMinute(
        () => Promise.reject(failure),
        () => 1_000,
      ),
    ).rejects.toBe(failure);
  });
});
