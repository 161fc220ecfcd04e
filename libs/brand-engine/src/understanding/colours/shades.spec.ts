import { fromHex } from '../../colour/oklch.js';
import { namedHex } from '../../colour/named.js';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const colourOf = async (prompt: string): Promise<ReturnType<typeof fromHex>> => {
  const { colours } = (await understanding.read(prompt)).brief;
  const intent = colours.primary?.hue === null ? colours.secondary : colours.primary;
  if (!intent) throw new Error(`"${prompt}" names no colour.`);
  return fromHex(namedHex(intent));
};

it.each(['Record shop Spin, neon coral', 'Friseur Mähne, neonkoralle', 'Salon Mèche, noir et corail fluo'])(
  'regression: a neon colour is as strong as its hue can be, and no pastel: %s',
  async (prompt) => {
    const { l, c } = await colourOf(prompt);
    expect(c).toBeGreaterThan(0.2);
    expect(l).toBeLessThan(0.72);
  },
);

it('regression: a heritage green is deep, and is a mood all the same', async () => {
  const { l } = await colourOf('Vet practice Fell, heritage green');
  expect(l).toBeLessThan(0.45);
  expect((await understanding.read('Vet practice Fell, heritage green')).brief.personality.classicModern).toBeLessThan(-0.4);
});

it('regression: a grown-up pink is less sweet than a pink', async () => {
  const [grown, plain] = [await colourOf('Pilates teacher Cam, grown-up pink'), await colourOf('Pilates teacher Cam, pink')];
  expect(grown.c).toBeLessThan(0.8 * plain.c);
});

it.each(['Soap maker Lane, blackberry and birch white', 'Snickeri Plan, svart och björkvitt'])(
  'regression: a white that a dull colour tints is a white: %s',
  async (prompt) => {
    const { primary, secondary } = (await understanding.read(prompt)).brief.colours;
    const white = [primary, secondary].find((own) => /birch|björk/i.test(own?.words ?? ''));
    expect(white && fromHex(namedHex(white)).l).toBeGreaterThan(0.92);
  },
);

it('regression: a dusk purple is purple, and no grey', async () => {
  const { c, h } = await colourOf('Florist Thyme, dusk purple');
  expect(c).toBeGreaterThan(0.08);
  expect(h).toBeGreaterThan(275);
});

it('regression: a plain yellow leans to gold and not to green', async () => {
  for (const prompt of ['Taxi Blitz, gelb', 'Taxi Blitz, yellow', 'Taxi Blitz, signal yellow']) {
    const { h, c } = await colourOf(prompt);
    expect(h).toBeLessThan(97);
    expect(c).toBeGreaterThan(0.16);
  }
});

it.each([
  ['Accountants Ledger, charcoal with one thin line of signal red', 'signal red'],
  ['Imkerei Summ, Anthrazit, Gelb nur sparsam', 'Gelb'],
])('regression: what is to be seen little of is the accent: %s', async (prompt, accent) => {
  const { primary, secondary } = (await understanding.read(prompt)).brief.colours;
  expect(secondary).toMatchObject({ words: accent, role: 'accent' });
  expect(primary?.role).toBe('main');
});

it('a thing behind a colour of another tongue shades it, though English calls it alike', async () => {
  const { primary, secondary } = (await understanding.read('Tienda de hamacas Siesta, amarillo mango')).brief.colours;
  expect([primary?.words, secondary]).toEqual(['amarillo mango', null]);
});
