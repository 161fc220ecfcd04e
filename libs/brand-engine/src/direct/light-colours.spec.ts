import { contrast, fromHex, hueDistance } from '../colour/oklch.js';
import type { PaletteDecision } from '../decisions.js';
import { createEngine, type Engine } from '../engine.js';
import { halvedFields } from './ways.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const palettesOf = async (prompt: string): Promise<PaletteDecision[]> =>
  (await Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })))).map(({ node }) => node.decisions.palette);

it.each(['Candle shop Tallow, pale pink', 'Saftbar Presse, zitronengelb', 'Stationery Folio, butter yellow'])(
  'a light colour that was named alone mostly lies under it all, with a deep tone on it: %s',
  async (prompt) => {
    const laid = (await palettesOf(prompt)).filter(({ ground }) => ground !== undefined);
    expect(laid.length).toBeGreaterThan(seeds.length / 2);
    for (const { ground = '', primary } of laid) {
      expect(fromHex(ground).l).toBeGreaterThan(0.8);
      expect(contrast(primary, ground)).toBeGreaterThan(5);
    }
  },
);

it('letters alone in a colour that is not read on white stand on it', async () => {
  for (const { ground = '' } of await palettesOf('Wordmark for Lumina, yellow')) expect(fromHex(ground).l).toBeGreaterThan(0.8);
});

it.each(['Skin care Noor, pale pink on white', 'Skin care Noor, pale pink, no background', 'Skin care Noor, pale pink in a circle'])(
  'not where the ground was told: %s',
  async (prompt) => {
    for (const { ground } of await palettesOf(prompt)) expect(ground).toBeUndefined();
  },
);

it('a sun that was asked for in yellow is yellow itself', async () => {
  for (const { ground, primary } of await palettesOf('Yoga room Aurelle, a sun, yellow')) {
    expect(ground).toBeUndefined();
    expect(fromHex(primary).l).toBeGreaterThan(0.8);
  }
});

it('white beside a deep colour mostly stands on it, and so do the letters', async () => {
  const laid = (await palettesOf('Chemist Aldous, green and white')).filter(({ ground }) => ground !== undefined);
  expect(laid.length).toBeGreaterThan(seeds.length / 3);
  for (const { primary, ink } of laid) expect([primary, ink]).toEqual(['#ffffff', '#ffffff']);
});

it('a ground that is a little too light for the white that was asked for on it gives way', async () => {
  for (const { ground = '', primary, ink } of await palettesOf('Duvet makers Eider, white on light blue')) {
    expect([primary, ink]).toEqual(['#ffffff', '#ffffff']);
    expect(contrast('#ffffff', ground)).toBeGreaterThan(3);
    expect(Math.abs(hueDistance(fromHex(ground).h, 250))).toBeLessThan(20);
  }
});

it('gold beside a pale pink is a field on it, and stays gold', async () => {
  for (const { ground = '', primary } of await palettesOf('Confectioner Lune, pale pink and gold')) {
    expect(fromHex(ground).l).toBeGreaterThan(0.85);
    expect(fromHex(primary).l).toBeGreaterThan(0.7);
  }
});

it('two light colours have a field each, and the ink is of the one whose deep tone is no mud', async () => {
  for (const { primary, secondary, ink, accentAsked } of await palettesOf('Playgroup Kibble, yellow and sky blue')) {
    expect(accentAsked).toBe(true);
    expect([primary, secondary].every((hex) => fromHex(hex).l > 0.75)).toBe(true);
    expect(Math.abs(hueDistance(fromHex(ink).h, fromHex(secondary).h))).toBeLessThan(20);
  }
  const marks = await Promise.all(
    seeds.map(async (seed) => (await engine.generate({ prompt: 'Playgroup Kibble, yellow and sky blue', seed, watermark: false })).node),
  );
  const halved = marks.filter(({ decisions: { mark } }) => halvedFields.test(`${mark.family}/${mark.device}`));
  expect(halved.length).toBeGreaterThan(seeds.length / 2);
});

it('pastels on cream stay pastels', async () => {
  for (const { primary } of await palettesOf('Macaron bar Mimi, pastel pink, pastel blue and cream'))
    expect(fromHex(primary).l).toBeGreaterThan(0.8);
});
