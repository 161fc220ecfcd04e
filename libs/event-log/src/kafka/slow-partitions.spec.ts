import { waitFor } from '@blazon/testing';
import { heldAtFive } from './testing/held-partition.js';

describe('a partition whose batch takes long', () => {
  it('is fetched meanwhile, until as much waits as its next batch may hold', async () => {
    const batch = Promise.withResolvers<undefined>();
    const { take, handled, asked } = await heldAtFive(() => batch.promise);
    take(5n, 6n);
    take(6n, 7n);
    take(7n, 300n);
    expect(handled).toEqual([5n]);
    expect(asked).toEqual([6n, 7n, 'held']);
    batch.resolve(undefined);
    await new Promise(setImmediate);
    expect(handled).toHaveLength(295);
    expect(asked).toEqual([6n, 7n, 'held', 300n]);
  });

  it('is read again from where the reader has come to when the batch fails', async () => {
    const failures = [new Error('the database is away')];
    const { take, handled, asked } = await heldAtFive(() => {
      const failure = failures.pop();
      return failure ? Promise.reject(failure) : Promise.resolve();
    });
    take(5n, 7n);
    take(7n, 9n);
    await waitFor(() => asked.length === 4);
    expect(asked).toEqual([7n, 9n, 'held', 7n]);
    take(7n, 9n);
    await waitFor(() => handled.length === 4);
    expect(handled).toEqual([5n, 6n, 7n, 8n]);
  });
});
