import { contrast, fromHex, hueDistance } from '../../colour/oklch.js';
import type { PaletteDecision } from '../../decisions.js';
import { createEngine, type Identity } from '../../engine.js';

const engine = await createEngine();

/** The first identity of a prompt whose main colour lies under it all. */
async function laid(prompt: string): Promise<Identity> {
  for (let seed = 0; seed < 8; seed++) {
    const own = await engine.generate({ prompt, seed: `laid ${seed}`, watermark: false });
    if (own.node.decisions.palette.mainGround) return own;
  }
  throw new Error(`No seed lays a ground under ${prompt}.`);
}

async function refined(prompt: string, say: string): Promise<PaletteDecision> {
  const { node } = await laid(prompt);
  return (await engine.refine({ prompt: say, node, previous: null, seed: 'next', watermark: false })).node.decisions.palette;
}

it('the colour that was named is the primary one, also where it is the ground', async () => {
  const { assets, node } = await laid('Juice bar Tarrow, lemon yellow');
  expect(assets.primary_color).toBe(node.decisions.palette.ground);
  expect(assets.secondary_color).toBe(node.decisions.palette.primary);
});

it('another main colour is the ground: a deep tone stands on a light one, and white on a deep one', async () => {
  const light = await refined('Juice bar Tarrow, lemon yellow', 'make it light blue');
  expect(Math.abs(hueDistance(fromHex(light.ground ?? '').h, 245))).toBeLessThan(15);
  expect(contrast(light.primary, light.ground ?? '')).toBeGreaterThan(5);
  const deep = await refined('Juice bar Tarrow, lemon yellow', 'make it navy');
  expect(fromHex(deep.ground ?? '').l).toBeLessThan(0.35);
  expect([deep.primary, deep.ink]).toEqual(['#ffffff', '#ffffff']);
});

it('without the background the mark has the colour that lay under it', async () => {
  for (const say of ['remove the background', 'white background please']) {
    const { ground, mainGround, primary } = await refined('Juice bar Tarrow, lemon yellow', say);
    expect([ground, mainGround]).toEqual([undefined, undefined]);
    expect(fromHex(primary).l).toBeGreaterThan(0.85);
  }
});

it('where the colour is refused, another one is chosen', async () => {
  const { ground, primary } = await refined('Candle shop Tallow, pale pink', 'no pink please');
  for (const hex of [ground ?? primary, primary]) expect(fromHex(hex).l).toBeLessThan(0.75);
});
