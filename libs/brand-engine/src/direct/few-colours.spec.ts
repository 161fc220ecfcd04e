import { fromHex } from '../colour/oklch.js';
import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));
const fillsOf = (svg: string): Set<string> => new Set([...svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex ?? ''));
const outcomeOf = ({ interpretation }: Identity, words: RegExp): string | undefined =>
  interpretation.clauses.find(({ text }) => words.test(text))?.outcome;

it.each([
  'Sawmill Birch & Co, a saw, one colour only, bottle green',
  'Rowing club Tern, one colour only',
  'Imkerei Blütenstaub, einfarbig, dunkelblau',
  'Zadelmaker Rens, één kleur: oranje',
])('one colour is that of the letters too, by day and by night: %s', async (prompt) => {
  for (const { assets } of await drawAll(prompt)) {
    expect(fillsOf(assets.logo_svg).size).toBe(1);
    expect(fillsOf(assets.logo_svg_dark).size).toBe(1);
  }
});

it('a colour that letters are not read in gets an ink, and the report says so', async () => {
  for (const identity of await drawAll('Lemonade stand Zing, a lemon, one colour only, yellow'))
    expect(outcomeOf(identity, /one colour/)).toBe(fillsOf(identity.assets.logo_svg).size > 1 ? 'not_applied' : 'applied');
});

it.each(['Potter Lise Holm, two colours only: terracotta and sage', 'Schwimmschule Otter, zwei Farben: Petrol und Koralle'])(
  'two colours are those of the letters too: %s',
  async (prompt) => {
    for (const identity of await drawAll(prompt)) {
      expect(fillsOf(identity.assets.logo_svg).size).toBe(2);
      expect(outcomeOf(identity, /two colours|zwei Farben/)).toBe('applied');
    }
  },
);

it.each(['Rowing crew Heron, a heron, in two colours', 'Hebamme Nest, ein Storch, zwei Farben', 'Charity Ripple, a drop, two blues'])(
  'colours that are counted and not named are seen: %s',
  async (prompt) => {
    for (const identity of await drawAll(prompt)) {
      expect(fillsOf(identity.assets.logo_svg).size).toBe(2);
      expect(outcomeOf(identity, /two|zwei/)).toBe('applied');
    }
  },
);

it('two colours at most may be one', async () => {
  const { node } = await engine.generate({ prompt: 'Rowing crew Heron, a heron, two colours at most', seed: 'one', watermark: false });
  expect(node.brief.colours).toMatchObject({ most: 2 });
  expect(node.brief.colours.counted).toBeUndefined();
});

it('an accent without a name is as warm as it was asked for', async () => {
  for (const { node } of await drawAll('Translator Ida Holm, grey and one warm accent'))
    expect([27, 58, 355].some((hue) => Math.abs(((fromHex(node.decisions.palette.secondary).h - hue + 540) % 360) - 180) < 12)).toBe(true);
});

it.each([
  'wine shop named Alder & Finch, no colour except bottle green',
  'bookkeeper called Mabel Row, no colours but teal',
  'gin bar, Juniper Lane. No other colour than dark green',
  'Weinladen Alder, keine Farbe außer Flaschengrün',
])('regression: an exception is the one colour that is asked for: %s', async (prompt) => {
  for (const { assets } of await drawAll(prompt)) {
    const [hex = '#000000', ...others] = fillsOf(assets.logo_svg);
    expect(others).toEqual([]);
    expect(fromHex(hex).h).toBeGreaterThan(140);
    expect(fromHex(hex).c).toBeGreaterThan(0.04);
  }
});

it('regression: two exceptions are two colours', async () => {
  for (const identity of await drawAll('tea room Fold, no colours apart from navy and gold'))
    expect(identity.node.brief.constraints).toMatchObject({ monochrome: false, oneColour: false });
});

it('regression: two colours that are named and counted get no third', async () => {
  for (const { assets } of await drawAll('MV Kittiwake, ferry. A seagull carrying a rope. two colours only: navy and white.'))
    expect([...fillsOf(assets.logo_svg)].every((hex) => hex === '#ffffff' || hex === '#162c56')).toBe(true);
});
