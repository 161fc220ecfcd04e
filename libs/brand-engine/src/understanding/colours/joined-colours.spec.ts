import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Surf school Norte, azul-turquesa, uma onda', [180, 200]],
  ['Spa Reed, a lotus, blue-green', [185, 215]],
  ['Fleuriste Margot, une tulipe, bleu-vert', [185, 215]],
  ['Optiker Weitblick, eine Brille, blau-grün', [185, 215]],
  ['Кафе «Луна», чашка, сине-зелёный', [185, 215]],
  ["Кав'ярня «Місяць», чашка, синьо-зелена", [185, 215]],
  ['Kafé Sol, en kopp, blågrön', [185, 215]],
  ['Zoo Tumbo, an elephant, elephant grey-blue', [240, 270]],
  ['Libreria Alba, un libro, grigio-azzurro', [235, 265]],
  ['Kawiarnia Luna, filiżanka, szaro-niebieski', [240, 270]],
])('two colours in one word are one: %s', async (prompt, [least = 0, most = 0]) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect(primary?.hue).toBeGreaterThanOrEqual(least);
  expect(primary?.hue).toBeLessThanOrEqual(most);
  expect(secondary).toBeNull();
});

it.each([
  ['Bar Kern, a moon, liquorice black and mint', ['liquorice black', 'mint']],
  ['Foundry Ox, an anvil, soot black', ['soot black', undefined]],
  ['Agency Ox, grey, black', ['grey', 'black']],
])('two neutrals that are close are one: %s', async (prompt, expected) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect([primary?.words, secondary?.words]).toEqual(expected);
});

it.each([
  'Sportverein Blitz, ein Ball, rot-weiß',
  'Sportverein Blitz, ein Ball, schwarz-gelb',
  'Barbier Scharf, schwarz-gold',
  'Barbershop Sharp, black-gold',
  'Handball club Falcons, red-white, a ball',
])('colours that lie far apart are two: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).colours.secondary).not.toBeNull();
});

it.each([
  'Pen shop Nib, blue-black',
  'Stationer Nib, in blue-black ink',
  'Füllerladen Nib, blauschwarz',
  'Papeterie Nib, Farbe: schwarzblau',
])('a cool colour in one word with black is nearly black: %s', async (prompt) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect(primary?.hue).toBeGreaterThan(230);
  expect(primary?.lightness).toBeLessThan(-0.9);
  expect(secondary).toBeNull();
});
