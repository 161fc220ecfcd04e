import { Pack } from './pack.js';
import { useRefining } from '../testing/refined.js';
import { facingOf } from './facing.js';

const refined = useRefining('s1', 's1');

describe('where a picture looks', () => {
  it.each([
    ['Courier Pronto, a swallow, red', 'the bird should face right', undefined],
    ['Courier Pronto, a swallow, red', 'the bird should face left', true],
    ['Tea room Ember, a kettle, blue', 'the kettle should face left', undefined],
    ['Tea room Ember, a kettle, blue', 'the kettle should face right', true],
  ])('is known, so that it is turned only where it looks the other way: %s, %s', async (start, change, mirrored) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.mark.mirrored).toBe(mirrored);
  });

  it('is told of pictures of the pack alone', () => {
    const ids = new Set(Pack.load().icons.map(({ id }) => id));
    expect([...ids].filter((id) => facingOf(id) !== undefined)).toHaveLength(164);
  });
});
