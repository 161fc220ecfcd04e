import { fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { createEngine } from '../engine.js';

const engine = await createEngine();
const decisionsOf = async (prompt: string): Promise<Decisions[]> => {
  const all: Decisions[] = [];
  for (let seed = 0; seed < 10; seed++)
    all.push((await engine.generate({ prompt, seed: `second ${seed}`, watermark: false })).node.decisions);
  return all;
};

it('a second colour that is too pale for letters is that of the bare picture, and the first writes the name', async () => {
  const bare = (await decisionsOf('Gym Ironvale, a kettlebell, navy and orange')).filter(({ mark }) => mark.arranged === 'alone');
  expect(bare.length).toBeGreaterThan(0);
  for (const { palette } of bare) expect(palette).toMatchObject({ ink: palette.primary, things: [palette.secondary, palette.secondary] });
});

it('what has the first colour by nature is not painted in the second', async () => {
  for (const { palette, mark } of await decisionsOf('Surf club Grennock, a wave, blue and orange'))
    if (mark.arranged === 'alone') expect(palette.things).toBeUndefined();
});

it('a second colour is seen in more than fine lines, also in a lock-up', async () => {
  const set = (await decisionsOf('Sheep farm Heathend, a sheep, purple and brown')).filter(
    ({ mark }) => mark.family === 'lockup' || mark.device === 'arched',
  );
  expect(set.length).toBeGreaterThan(0);
  for (const { palette } of set) expect(palette.ink).toBe(palette.secondary);
});

it.each([
  ['Ski hire Norlet, ice blue and black', false],
  ['Bakkerij Korst, mint en donkerblauw', false],
  ['Bookshop Paragraf, light grey and red', false],
  ['Bakery Farlane, a loaf of bread and an ear of wheat, brown and cream', true],
  ['Notary Belmont, navy on ivory', true],
])('only a paper that was named lies under everything: %s', async (prompt, isOnPaper) => {
  for (const { palette } of await decisionsOf(prompt)) expect(palette.ground !== undefined).toBe(isOnPaper);
});

it('a little of a second colour may be a fine line', async () => {
  for (const { palette } of await decisionsOf('Tailor Finlay, scissors, navy with a touch of gold')) expect(palette.accentSmall).toBe(true);
});

it('two pastels stay as pale as they were named', async () => {
  for (const { palette } of await decisionsOf('Macaron shop Odile, pastel pink and mint'))
    expect([palette.primary, palette.secondary].every((hex) => fromHex(hex).l > 0.8)).toBe(true);
});

it('one deep colour is that of the picture in a word too', async () => {
  const set = (await decisionsOf('Stove maker Kaarna, tar brown, a ladle')).filter(({ mark }) => mark.family === 'word-picture');
  for (const { palette } of set) expect(palette.secondary).toBe(palette.primary);
});

it('a word alone is in the one colour that was named, light as it may be', async () => {
  for (const { palette } of await decisionsOf('Wordmark for Mossvale, sage green')) expect(palette).toMatchObject({ inkAsked: true });
});

it.each([
  ['Мастерская игрушек «Лисёнок», рыжий цвет', 0.5, 0.7],
  ['Saunaseura Kiulu, tervanruskea', 0.2, 0.4],
])('one word of another tongue is one colour, as light as it is there: %s', async (prompt, least, most) => {
  for (const { palette } of await decisionsOf(prompt)) {
    expect(palette.accentAsked).toBeUndefined();
    expect(fromHex(palette.primary).l).toBeGreaterThan(least);
    expect(fromHex(palette.primary).l).toBeLessThan(most);
  }
});
