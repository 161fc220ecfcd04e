import { colourOf } from '../../colour/named.js';
import { namedHex } from '../../colour/named.js';
import { apart } from '../../critics/colours-seen.js';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Yoga studio Ember, a muted sage', { h: [100, 175], l: [0.5, 0.85], c: [0.02, 0.11] }],
  ['Bookshop Verso, deep charcoal brown', { h: [30, 85], l: [0.18, 0.46], c: [0.015, 0.13] }],
  ['Salon Vesper, dusty lilac', { h: [290, 330], l: [0.6, 0.92], c: [0.03, 0.12] }],
  ['Tailor Moss & Co, blackish green', { h: [120, 185], l: [0.18, 0.45], c: [0.02, 0.2] }],
  ['Glider club Aloft, not too dark a blue', { h: [225, 280], l: [0.4, 0.75], c: [0.08, 0.3] }],
  ['Mason Hale, the colour of wet slate', { h: [180, 300], l: [0.25, 0.65], c: [0, 0.08] }],
  ['Heladería Playa, rosa neón', { h: [335, 360], l: [0.5, 0.9], c: [0.14, 0.4] }],
  ['gelateria Brina, verde menta', { h: [140, 195], l: [0.7, 0.97], c: [0.02, 0.16] }],
  ['Ein Logo in Bordeaux für den Weinladen Fass', { h: [0, 30], l: [0.2, 0.48], c: [0.05, 0.2] }],
  ['Ein Logo in Weinrot für die Bäckerei Fuhrmann', { h: [0, 30], l: [0.2, 0.48], c: [0.05, 0.2] }],
])('a shade is what its words say: %s', async (prompt, range) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect(primary).not.toBeNull();
  if (!primary) return;
  const { l, c, h } = colourOf(primary);
  for (const [value, [least = 0, most = 0]] of [
    [l, range.l],
    [c, range.c],
    [c < 0.02 ? (range.h[0] ?? 0) : h, range.h],
  ] as const) {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  }
  expect(secondary).toBeNull();
});

it.each([
  'Bindery Folio, black ink on cream paper',
  'Imprenta Folio, tinta negra sobre papel crema',
  'cream as the background, chocolate letters, Bakery Lune',
])('a paper is a ground: %s', async (prompt) => {
  const { ground } = (await understanding.understand(prompt)).colours;
  expect(ground?.words).toMatch(/cream|crema/);
});

it('a thing lends its colour beside a colour of two words', async () => {
  const { secondary } = (await understanding.understand("duck egg and chocolate, tea room Mabel's")).colours;
  expect(secondary?.words).toBe('chocolate');
});

it.each(['Two colours, orange and black, no more. Basketball club Hoops', 'Basketball club Hoops, orange and black, nothing more'])(
  'a limit refuses nothing: %s',
  async (prompt) => {
    const { primary, secondary, avoid } = (await understanding.understand(prompt)).colours;
    expect([primary?.words, secondary?.words]).toEqual(['orange', 'black']);
    expect(avoid).toEqual([]);
  },
);

it.each([
  ['Crêperie Bleuette, vert amande', '#b5c79e'],
  ['Antiques Fenwick, almond green', '#b5c79e'],
  ['Café Lerche in lindgrün', '#b9cf86'],
  ['Fleuriste Ronce, rose poudré', '#ecc4c4'],
  ['Swim school Otter, aqua blue', '#35b4d6'],
])('two words, or one of another tongue, name one colour as a person sees it: %s', async (prompt, hex) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect(primary && apart(namedHex(primary), hex)).toBeLessThan(0.03);
  expect(secondary).toBeNull();
});

it('a thing alone with a please lends its colour', async () => {
  const { primary, secondary } = (await understanding.understand('Stove restorers Kettlewell. Copper please, maybe with black.')).colours;
  expect([primary?.words, secondary?.words]).toEqual(['Copper', 'black']);
});

it.each([
  ['Peaceful yoga room Stillpoint, plum against cream', 'plum', 'cream'],
  ['Beauty salon Vesper, mint towards coral', 'mint', 'coral'],
  ['Spa Ondine, mint fading into coral', 'mint', 'coral'],
  ['Candle maker Wick & Willow, lavender to peach gradient', 'lavender', 'peach'],
  ['Eisdiele Fior, Verlauf von Pfirsich zu Lavendel', 'Pfirsich', 'Lavendel'],
])('what runs into or stands against another colour is one, and no thing: %s', async (prompt, ...named) => {
  const { colours, concepts } = await understanding.understand(prompt);
  const told = [colours.primary, colours.secondary, colours.ground].flatMap((own) => own?.words ?? []);
  expect(told).toEqual(expect.arrayContaining(named));
  expect(concepts.filter(({ source }) => source === 'asked')).toEqual([]);
});

it.each(['Barbecue sauce Ember, a plum against a barrel', 'A farm shop, plums and olives from our own trees, called Grove'])(
  'fruits that nobody paints with are things: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).concepts.filter(({ explicit }) => explicit).map(({ term }) => term)).toContain('plum');
  },
);

it('white on a black plate asks for no plate', async () => {
  const { colours, concepts } = await understanding.understand('Barber Razor Ray, white on black plate');
  expect(colours.ground?.words).toBe('black');
  expect(concepts.map(({ term }) => term)).not.toContain('plate');
});

it.each([
  ['Bar de copas Antifaz, una máscara dorada', 'dorada'],
  ['Serrurier Verrou, une clé argentée', 'argentée'],
])('a metal that is told as an adjective is the colour of its thing: %s', async (prompt, word) => {
  expect((await understanding.understand(prompt)).colours.primary?.words).toBe(word);
});

it.each([
  ['Heron Fishing Lodge, a salmon heron standing in reeds', 'salmon', 'own-heron'],
  ['Nail salon Gilt, one gold line drawing of a hand, elegant', 'gold', 'own-hand'],
])('regression: a thing that lends its colour before another is a colour: %s', async (prompt, colour, picture) => {
  const { colours, icons } = await understanding.understand(prompt);
  expect([colours.primary?.words, icons[0]?.id]).toEqual([colour, picture]);
});

it('regression: a second colour may have an article and an adjective', async () => {
  const { colours, icons } = await understanding.understand('Tidal, a swimming group. A swimmer. Navy and a hot coral');
  expect([colours.primary?.words, colours.secondary?.words]).toEqual(['Navy', 'hot coral']);
  expect(icons[0]?.id).not.toMatch(/coral/);
});

it.each([
  ['Smokehouse called Strand with a salmon, grey', /salmon/],
  ['Wedding florist "Thistle & Fern", thistle, dusty blue', /thistle/],
])('a thing that lends its colour is shown where it is the thing: %s', async (prompt, picture) => {
  const { colours, icons } = await understanding.understand(prompt);
  expect(icons[0]?.id).toMatch(picture);
  expect([colours.primary?.words, colours.secondary]).toEqual([expect.stringMatching(/grey|blue/), null]);
});

it('regression: a colour may lie over another', async () => {
  const { colours } = await understanding.understand('Second Gear, caravans. A caravan, cream over turquoise');
  expect([colours.primary?.words, colours.secondary?.words]).toEqual(['cream', 'turquoise']);
});
