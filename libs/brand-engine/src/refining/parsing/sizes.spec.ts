import { sizesIn } from './sizes.js';

describe('sizes', () => {
  it.each([
    ['the symbol smaller so the name stands out', ['smaller-symbol', 'bigger-name']],
    ['shrink the symbol', ['smaller-symbol']],
    ['scale down the symbol', ['smaller-symbol']],
    ['a bigger name', ['bigger-name']],
    ['the name looks tiny', ['bigger-name']],
    ['add a smaller star beside the symbol', []],
    ['symbol more', ['bigger-symbol']],
    ["make it bigger it's tiny next to the name", ['bigger-symbol']],
    ["the name is fine but it's too big", ['smaller-name']],
  ])('of “%s” are %j', (said, sizes) => {
    expect(sizesIn(said)).toEqual(sizes);
  });
});
