import { heldAtFive } from './testing/held-partition.js';

describe('what a fetch brings that did not begin at the position of its partition', () => {
  it.each([
    ['before it', 3n],
    ['behind it', 7n],
  ])('is not handled: one that began %s', async (_where, from) => {
    const { take, handled, asked } = await heldAtFive();
    take(from, 8n);
    expect(handled).toEqual([]);
    expect(asked).toEqual([5n]);
    take(5n, 8n);
    expect(handled).toEqual([5n, 6n, 7n]);
    expect(asked).toEqual([5n, 8n]);
  });

  it('is not handled while a batch is in hand', async () => {
    const { take, handled } = await heldAtFive();
    take(5n, 8n);
    take(5n, 8n);
    expect(handled).toEqual([5n, 6n, 7n]);
  });
});
