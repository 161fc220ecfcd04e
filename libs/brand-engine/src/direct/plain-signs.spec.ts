import type { Brief } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from '../understanding/index.js';
import { decorationOf, isEveryday, isPlain, lackOfPicture } from './plain-signs.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});
const briefOf = async (prompt: string): Promise<Brief> => (await understanding.read(prompt)).brief;

it.each([
  ['Wedding cakes Flour & Veil, blush', true],
  ['Choir The Offbeats, plum', true],
  ['Cybersecurity consultancy Ninth Gate, black', false],
  ['Bakery Korn, brown, an abstract mark', false],
  ['Bakery Korn', false],
] as const)('regression: a pattern says nothing of a shop or a workshop: %s', async (prompt, everyday) => {
  expect(isEveryday(await briefOf(prompt))).toBe(everyday);
});

it.each(['Accountants Ledger, pared-down', 'Nursery school Acorns, simple, hand-drawn'])(
  'regression: a plain brand has no boxes, rings and ornaments: %s',
  async (prompt) => {
    const brief = await briefOf(prompt);
    expect(isPlain(brief)).toBe(true);
    for (const way of ['frame/box', 'roundel/ring', 'lockup/initial', 'lockup/flanked']) expect(decorationOf(brief)(way)).toBeLessThan(0.4);
    expect(decorationOf(brief)('wordmark/alone')).toBe(1);
  },
);

it('whoever asks for a frame or a badge gets it, however plain', async () => {
  for (const prompt of ['Accountants Ledger, simple, in a frame', 'Bakery Korn, a simple round badge'])
    expect(isPlain(await briefOf(prompt))).toBe(false);
});

it('regression: a touch of a colour is no box around the name', async () => {
  const weight = decorationOf(await briefOf('Physiotherapy Stillwater, slate blue with a touch of coral'));
  expect(weight('frame/box')).toBeLessThan(0.4);
});

it('regression: a sober brand has no disc for a letter', async () => {
  const weight = decorationOf(await briefOf('Law office Bianchi Ferraro, navy, sober'));
  expect(weight('wordmark/ring-o')).toBeLessThan(0.4);
});

const markOf = (family: string, icon: string | null): MarkDecision => ({ family, icon }) as MarkDecision;
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

it.each([
  ['Bike repair shop Freilauf, petrol and orange', 54, 60],
  ['Food truck Tacos Don Pepe, loud, colourful, fun', 54, 60],
  ['Climbing gym Grip, energetic', 26, 48],
  ['Ich bin Käser und mache Käse, Bergwiese, gelb und grün', 54, 60],
  ['We make cheese at Larkfield Dairy, rustic', 26, 48],
  ['Scuba diving centre Blue Fathom', 0, 0],
  ['Cybersecurity consultancy Ninth Gate, black', 0, 0],
] as const)('regression: letters and patterns come after a picture of the trade: %s', async (prompt, least, most) => {
  const brief = await briefOf(prompt);
  const lacking = (mark: MarkDecision): number => seeds.filter((seed) => lackOfPicture(brief, seed)(mark) > 0).length;
  expect(lacking(markOf('grid', null))).toBeGreaterThanOrEqual(least);
  expect(lacking(markOf('grid', null))).toBeLessThanOrEqual(most);
  expect(lacking(markOf('letter-icon', 'bicycle'))).toBe(lacking(markOf('grid', null)));
  expect(lacking(markOf('free-icon', 'bicycle'))).toBe(0);
});

it('regression: "all ages" names nothing that has to be shown instead of the trade', async () => {
  expect((await briefOf("Choir 'Ad Libitum', plum, all ages")).icons.map(({ id }) => id)).toContain('musical-score');
  expect((await briefOf("Choir 'Ad Libitum', plum, sipario")).icons).toEqual([]);
});
