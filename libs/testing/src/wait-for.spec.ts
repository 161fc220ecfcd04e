import { waitFor } from './wait-for.js';

describe('waitFor', () => {
  it('returns the first answer that says something', async () => {
    const answers = [undefined, null, false, 0];
    expect(await waitFor(() => answers.shift(), { everyMs: 1 })).toBe(0);
  });

  it('asks again after an error', async () => {
    let tries = 0;
    const answer = await waitFor(
      () => {
        tries += 1;
        if (tries < 3) throw new Error('not yet');
        return 'there';
      },
      { everyMs: 1 },
    );
    expect(answer).toBe('there');
  });

  it('names the question and the last error when the deadline passes', async () => {
    const waiting = waitFor(() => Promise.reject(new Error('still down')), { withinMs: 10, everyMs: 1 });
    await expect(waiting).rejects.toMatchObject({
      message: expect.stringContaining('still down') as string,
      cause: new Error('still down'),
    });
  });
});
