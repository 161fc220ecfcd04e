import { fromHex } from '../colour/oklch.js';
import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const primariesOf = async (prompt: string): Promise<ReturnType<typeof fromHex>[]> =>
  Promise.all(
    seeds.map(async (seed) => fromHex((await engine.generate({ prompt, seed, watermark: false })).node.decisions.palette.primary)),
  );

it('draws a sunny brand in yellow or orange, whatever its trade wears', async () => {
  for (const { h } of await primariesOf('Childminder Little Nest, sunny, a duckling')) expect(h > 35 && h < 110).toBe(true);
});

it('draws a mysterious one deep, and a bleak one grey', async () => {
  for (const { l } of await primariesOf('Escape room Ninth Key, mysterious')) expect(l).toBeLessThan(0.48);
  for (const { c } of await primariesOf('Podcast All Hands, a ship, bleak')) expect(c).toBeLessThan(0.08);
});

it('leaves the colours that were named, and a mood that is refused has none', async () => {
  for (const { h } of await primariesOf('Childminder Little Nest, sunny, green')) expect(Math.abs(h - 147)).toBeLessThan(15);
  const { node } = await engine.generate({ prompt: 'Childminder Little Nest, not sunny', seed: 'one', watermark: false });
  expect(node.brief.colours.ofMood).toBeUndefined();
});
