import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('like', 'this');

describe('what a colour is likened to lends its colour, and is not drawn', () => {
  it.each([
    ['Bakery Copper Oven, a croissant, brown', 'could the brown be a bit darker, more like dark chocolate?', -1],
    ['Bakery Copper Oven, a croissant, brown', 'make the brown more like dark chocolate', -1],
    ['Diner Red Stool, a burger, red', 'the red is too pink, more like a ripe tomato', 0],
    ['Diner Red Stool, a burger, red', 'the red should be more like a brick', 0],
    ['Sailing club Spindrift, a wave, blue', 'warmer, like a sunset', 0],
    ['Sailing club Spindrift, a wave, blue', 'make it the colour of a ripe plum', 0],
    ['Sailing club Spindrift, a wave, blue', 'a deeper blue, like a midnight sky', -1],
    ['Bäckerei „Ofenglut“, ein Brot, braun', 'das Braun eher wie dunkle Schokolade', -1],
  ])('%s ⇒ %s', async (start, change, way) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions, after.node.decisions];
    expect(now.mark.icon).toBe(old.mark.icon);
    expect(now.type).toEqual(old.type);
    expect(now.layout).toEqual(old.layout);
    expect(now.palette.primary).not.toBe(old.palette.primary);
    if (way !== 0) expect((fromHex(now.palette.primary).l - fromHex(old.palette.primary).l) * way).toBeGreaterThan(0.03);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it.each([
  ['Gelato bar Scoop, an ice cream, pink and mint', 'the mint more like pistachio'],
  ['Gelato bar Scoop, an ice cream, pink and mint', 'exchange the pink and the mint'],
  ['Kapsalon Lok, een schaar, roze', 'een andere kleur graag, donkerblauw'],
])('a thing that lent its colour is spoken of as a colour: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.palette).not.toEqual(before.node.decisions.palette);
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(outcomesOf(after)).not.toContain('not_applied');
});

it('where no colour is spoken of, the thing itself is asked for', async () => {
  const { after } = await refined('Diner Red Stool, a burger, red', 'rather something like a tomato instead of the burger');
  expect(after.node.decisions.mark.icon).toMatch(/tomato/);
});
