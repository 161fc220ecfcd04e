import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Letter mark for Falcon Tax: an F, dark green, in a square', 'F'],
  ['Letter mark: an R, for Rosen & Partners, burgundy', 'R'],
  ['Only the G for Granite Gym, in a square, black', 'G'],
  ['Logo for Delta Drones, just a D, blue', 'D'],
  ['Tailor Marchetti: just a strong M in a serif, ink blue', 'M'],
  ['Joiner called Pete Prior, just a big bold P please', 'P'],
  ['Nur ein H für Hoffmann Bau, grau', 'H'],
  ['Ravensworth, a plain R in a circle, navy', 'R'],
  ['Hollow Brewing wants nothing but a big H', 'H'],
  ['Kestrel Bikes, a bold K and nothing else', 'K'],
  ['Studio Osk with a great big friendly O, yellow', 'O'],
  ['Hair salon Strand & Co, just the ampersand big, rose gold', '&'],
  ['Law firm Abara Whitlock LLP. The two initials in a thin square, green', 'AW'],
])('one letter that is asked for is the mark: %s', async (prompt, letters) => {
  expect(await understanding.understand(prompt)).toMatchObject({ letters, constraints: { symbol: 'monogram', noIcon: true } });
});

it.each([
  'Vitamin A bar Glow, a carrot, orange',
  'Plan B Coffee, a cup, brown',
  'I need a logo for a T, no, a tea shop: Leafy',
  'Guitar shop Strum with a T, sorry, a tuning fork',
])('a capital that nothing asks for is no monogram: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).constraints.symbol).toBe('any');
});

it('a dot of the name is no picture, and the case before it stays a wish', async () => {
  const { icons, constraints, name } = await understanding.understand('no.7 bakery, all lower case with the dot. A croissant, brown');
  expect(name).toBe('no.7 bakery');
  expect(constraints.letterCase).toBe('lower');
  expect(icons[0]?.id).toBe('own-croissant');
});

it('one letter of the name may have a colour of its own', async () => {
  expect((await understanding.understand('Logo for Lumio, the letter o in red')).colours).toMatchObject({ ofPart: 'o' });
});

it.each([
  ["Bar Nove, a wine glass, burgundy. Lower line 'Vino e amici'", 'Vino e amici'],
  ['Snickeri Ek, en hyvel, undertext: möbler för livet', 'möbler för livet'],
])('a lower line is written: %s', async (prompt, line) => {
  expect((await understanding.understand(prompt)).descriptor).toBe(line);
});

it('what a logo is put on tells neither a trade nor a thing', async () => {
  const { wishes, brief } = await understanding.read('A logo for our website and vans: Crisp Laundry, a shirt, blue');
  expect(wishes.filter(({ kind }) => kind === 'beyond')).toEqual([]);
  expect(brief.industry).not.toBe('automotive');
  expect(brief.icons[0]?.id).toMatch(/shirt/);
});

it.each([
  ['An accountancy firm, Bell Marsh, two letters B and M joined up, dark grey', 'overlapping'],
  ['Bell Marsh, letters B and M joined with a leaf', undefined],
] as const)('letters are joined where nothing else is: %s', async (prompt, joinedLetters) => {
  expect((await understanding.understand(prompt)).joinedLetters).toBe(joinedLetters);
});

it.each([
  'For a chess club: Black Rook. A rook. Square format for the app icon.',
  'Tattoo artist Juno Vale, a moth, black, no text banner',
])('regression: what a logo is used for, and what text stands on, leaves the name: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).constraints).toMatchObject({ noText: false, symbol: 'any' });
});
