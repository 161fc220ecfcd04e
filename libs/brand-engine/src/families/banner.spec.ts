import { contrast, fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { createEngine } from '../engine.js';

const engine = await createEngine();
const bannersOf = async (prompt: string): Promise<Decisions[]> => {
  const all: Decisions[] = [];
  for (let seed = 0; seed < 30; seed++)
    all.push((await engine.generate({ prompt, seed: `banner ${seed}`, watermark: false })).node.decisions);
  return all.filter(({ mark }) => mark.family === 'banner');
};

it('a name on a band stands under a picture, and is read', async () => {
  const all = [...(await bannersOf('Dairy Tarnside, a goat')), ...(await bannersOf('Dairy Tarnside, a goat, blue'))];
  expect(all.length).toBeGreaterThan(0);
  for (const { mark, palette } of all) {
    expect(mark.icon).not.toBeNull();
    expect(contrast(palette.ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
});

it('a band is never a black slab under a picture in colour', async () => {
  const all = await bannersOf('Toy shop Pindle, a rocking horse, red');
  expect(all.length).toBeGreaterThan(0);
  for (const { palette } of all) expect(fromHex(palette.ink).c).toBeGreaterThan(0.06);
});

it('a name of two lines is on no band, nor one that was given a colour', async () => {
  expect(await bannersOf('Wool shop Heatherdale & Daughters, a sheep, green')).toEqual([]);
  expect(await bannersOf('Cafe Rook, a crow, the name in red')).toEqual([]);
});
