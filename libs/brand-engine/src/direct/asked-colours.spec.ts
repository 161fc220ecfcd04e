import { createEngine, type Engine, type Identity } from '../engine.js';
import { fromHex, hueDistance } from '../colour/oklch.js';
import { leaningOf } from '../colour/named.js';
import { isRefused } from '../colour/refused.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const drawn = (prompt: string, seed: string): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const fillsOf = (svg: string): string[] => [...svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex ?? '');
const allFills = ({ assets }: Identity): string[] => [...fillsOf(assets.logo_svg), ...fillsOf(assets.logo_svg_dark)];

/** Perceived distance in OKLab, where about 0.02 is just seen. */
function distance(one: string, other: string): number {
  const [a, b] = [fromHex(one), fromHex(other)];
  const turn = (hueDistance(a.h, b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn))));
}
const nearest = (hex: string, fills: readonly string[]): number => Math.min(...fills.map((fill) => distance(hex, fill)));

it.each([
  ['Linen shop called Fenwold, cream and forest green', ['#f6ecd0', '#1f5a34']],
  ['Wine bar Tannin, burgundy on cream', ['#6e112a', '#f6ecd0']],
  ['Florist Petal & Stem, blush pink and sage green', ['#efbcba', '#94a884']],
  ['Fintech called Ledgerleaf, navy with a mint accent', ['#162c56', '#a9dcc0']],
  ['Security company Ironwatch, steel grey and orange', ['#71797e', '#e07b20']],
  ['Gelateria Nino in pistachio, strawberry red and cream', ['#b3cc90', '#de3a4c', '#f6ecd0']],
])('every colour that was named is a fill of the drawing: %s', async (prompt, asked) => {
  for (const seed of seeds) {
    const fills = fillsOf((await drawn(prompt, seed)).assets.logo_svg);
    for (const hex of asked) expect(nearest(hex, fills)).toBeLessThan(0.13);
  }
});

it.each(['Bakery Krume, warm brown', 'Wine bar Tannin, burgundy', 'Yoga studio Stilla, lavender', 'Roofers Overhead, slate blue'])(
  'one colour that was named gets no second hue beside it: %s',
  async (prompt) => {
    for (const seed of seeds) {
      const { palette } = (await drawn(prompt, seed)).node.decisions;
      expect(Math.abs(hueDistance(fromHex(palette.primary).h, fromHex(palette.secondary).h))).toBeLessThan(25);
    }
  },
);

it.each([
  ['Bakery Krume, warm brown, nothing red', '#d7352d'],
  ['Yoga studio Stilla, no green and no blue', '#29913f'],
  ['Tech startup Quantly, anything but blue', '#1c63bf'],
  ['Energy company Voltra, lime green, no black', '#0d0d0d'],
])('a colour that was refused is in no fill, by day or night: %s', async (prompt, refused) => {
  const intent = { words: '', hex: null, ...leaningOf(refused) };
  for (const seed of seeds) expect(allFills(await drawn(prompt, seed)).filter((hex) => isRefused(hex, [intent]))).toEqual([]);
});

it.each(['Black and white logo for the photographer Idris Vale', 'Law firm Hartigan Moss, charcoal grey only, no colour'])(
  'neutrals stay neutral: %s',
  async (prompt) => {
    for (const seed of seeds) for (const hex of allFills(await drawn(prompt, seed))) expect(fromHex(hex).c).toBeLessThan(0.02);
  },
);

it('charcoal is no black', async () => {
  const { palette } = (await drawn('Law firm Hartigan Moss, charcoal grey', 'one')).node.decisions;
  expect(fromHex(palette.primary).l).toBeGreaterThan(0.3);
});

it('white on a ground is white', async () => {
  for (const seed of seeds) {
    const { assets } = await drawn('Clinic Novacare, white on teal', seed);
    expect(fillsOf(assets.logo_svg).some((hex) => fromHex(hex).l > 0.97)).toBe(true);
  }
});

it('red is red at night, and no salmon', async () => {
  const { assets, node } = await drawn('Ramen bar Kokoro, red, in a circle', 'one');
  const lifted = fillsOf(assets.logo_svg_dark).filter((hex) => fromHex(hex).c > 0.1);
  expect(lifted.length).toBeGreaterThan(0);
  for (const hex of lifted) expect(fromHex(hex).l - fromHex(node.decisions.palette.primary).l).toBeLessThan(0.12);
});
