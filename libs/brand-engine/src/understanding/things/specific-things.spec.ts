import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['A cello school called Arco, red', 'own-cello', 'graduation-cap'],
  ['typewriter museum “Qwert”, olive', 'own-typewriter', 'palette'],
  ['museum of umbrellas, name Drizzle, grey', 'umbrella', 'palette'],
  ['The Teapot Museum, mint', 'own-teapot', 'palette'],
  ['snail farm Lentamente, green', 'own-snail', 'tractor'],
  ['umbrella repair shop Raincheck, yellow', 'umbrella', 'wrench'],
  ["a doll hospital, Annabel's, pink", 'fluent-nesting-dolls', 'hospital'],
  ['dinosaur park T-Time, green', 'own-tyrannosaurus', 'park'],
  ['a guitar school, Sixth String, rust', 'guitar', 'graduation-cap'],
  ['musée du sabot « Bois Debout », brun', 'own-clog', 'palette'],
])('the thing that a trade is about comes before the trade at large: %s', async (prompt, own, general) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons[0]?.id).toBe(own);
  expect(icons.find(({ id }) => id === general)?.score ?? 0).toBeLessThan(0.5);
});

it.each([
  ['A toy shop, Wobble, red', 'own-rocking-horse'],
  ['Boutique hotel Maison Azur', 'bed'],
  ['Organic farm Willow Creek Farm, green', 'own-wheat'],
  ['Burger bar Stack', 'french-fries'],
  ['St Aidan primary school, blue', 'pencil'],
])('a trade that has pictures of its own keeps them: %s', async (prompt, id) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.find((icon) => icon.id === id)?.score ?? 0).toBeGreaterThanOrEqual(0.5);
});

it.each([
  ['Ramsgate Sea Swimmers, blue', /ram|gate/],
  ['Silver Street Framing, grey', /road|street/],
  ['Stillwater Counselling, sage', /still/],
  ['Weber & Schneider Rechtsanwälte, grau', /loom|needle|scissors/],
  ['Bullring Phone Repairs, red', /bull|^ring$/],
])('parts of a name and words of addresses are not drawn beside a trade: %s', async (prompt, odd) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.filter(({ id, score }) => score >= 0.5 && odd.test(id))).toEqual([]);
});

it.each([
  ['Meadery Hrafn, a Viking helmet', 'own-viking-helmet'],
  ['Fencing club Lakon, with a Greek helmet', 'own-spartan-helmet'],
  ['Roastery Lento, with a French press', 'own-french-press'],
])('an origin that the name of a picture has says which one is meant: %s', async (prompt, icon) => {
  expect((await understanding.read(prompt)).brief.icons[0]).toMatchObject({ id: icon, named: true });
});

it.each([
  ['Ferry café Wick, with a paper boat', 'own-paper-boat'],
  ['Lawn mowing Halm, three blades of grass', 'own-grass-tuft'],
  ['Estate agent Latch, with a house key', 'own-key'],
  ['Laboratory Telo, a DNA helix', 'dna'],
  ['Pub Seamus, a four leaf clover', 'own-clover'],
  ["Art school Ocker, a painter's palette", 'artist-palette'],
  ['Driving range Links, two crossed golf clubs', 'own-crossed-golf-clubs'],
  ['Mill Ähre, a wheat wreath', 'own-wheat-wreath'],
])('a thing of several words is one thing: %s', async (prompt, icon) => {
  const { brief } = await understanding.read(prompt);
  expect(brief.icons[0]).toMatchObject({ id: icon, named: true });
  expect(brief.together).toBeUndefined();
});

it.each([
  ['Lawn mowing Halm, blades of grass, green', 'own-grass-tuft', 'green'],
  ['Perfumery Duft, sprigs of lavender, grey', 'own-lavender', 'grey'],
  ['Lemonade stand Zest, slices of lemon, yellow', 'own-lemon', 'yellow'],
])('what is counted by its parts is a thing and no colour: %s', async (prompt, icon, colour) => {
  const { brief } = await understanding.read(prompt);
  expect(brief.icons[0]).toMatchObject({ id: icon, named: true });
  expect(brief.colours).toMatchObject({ primary: { words: colour }, secondary: null });
});

it('hints and shades of a plant are colours', async () => {
  const { brief } = await understanding.read('Perfumery Duft, hints of lavender and grass');
  expect(brief.colours).toMatchObject({ primary: { words: 'grass' }, secondary: { words: 'lavender' } });
  expect(brief.icons.filter(({ named }) => named)).toEqual([]);
});
