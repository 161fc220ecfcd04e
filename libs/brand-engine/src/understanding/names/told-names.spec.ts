import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Q: What do you do?\nA: Lessons for the tuba.\nQ: What is it called?\nA: Oompahwise\nQ: Colours?\nA: teal', 'Oompahwise'],
  ['our quartet has a name at last\nMARBLE BUS STOP\nwe play jazz at weddings, dark purple', 'MARBLE BUS STOP'],
  ["What's the name? Old Mill Bakery. What do you sell? Bread.", 'Old Mill Bakery'],
  ['Wie heißt der Laden? Kornblume. Farben: blau', 'Kornblume'],
  ['What is your brand called? Afterglow (it was Nightlight). What do you sell? Lotion.', 'Afterglow'],
  ['Working name: Spooky Tours. Final name: Glasgow Ghost Bus. Look: black', 'Glasgow Ghost Bus'],
  ['What is your name? Anna. I run a bakery called Crumb.', 'Crumb'],
])('an answer is the name: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it('what is refused is in no name that is made up', async () => {
  const { name } = await understanding.understand("Logo for a physiotherapy practice, teal, and I really don't want a spine");
  expect(name).not.toMatch(/spine/i);
});

it.each([
  ['Company: Northmoor Scaffolding Ltd. Letters only, yellow on black. "Ltd" should NOT appear.', 'Northmoor Scaffolding'],
  ['Holzbau Krämer GmbH, bitte ohne GmbH, braun', 'Holzbau Krämer'],
  ['Sterling Bough Ltd, accountants, green', 'Sterling Bough Ltd'],
])('a legal form that is refused is no part of the name: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  [
    'We should like a logo for timber-framed work. Green or black.\n\nYours faithfully,\nR. J. Pemberthy\nPemberthy Coyle Surveyors\nLudlow',
    'Pemberthy Coyle Surveyors',
  ],
  ['A fox for our pub The Russet, please.\n\nBest wishes\nJane Marsh\nHon. Secretary', 'The Russet'],
])('whom somebody signs for is the brand where nothing else is: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['a carnival krewe called Mardi Gra$$, purple and gold', 'Mardi Gra$$'],
  ['a discount store called Ca$h & Carry', 'Ca$h & Carry'],
  ['A$AP Couriers, courier firm', 'A$AP Couriers'],
  ['Logo for 8-Bit Turnip!!, a retro games shop', '8-Bit Turnip!!'],
  ['8-Bit Turnip!! retro arcade bar, pixel turnip', '8-Bit Turnip!!'],
  ["we're 3-Legged Stool, a pub", '3-Legged Stool'],
  ['The gym is called K.O.R.A. It should be red.', 'K.O.R.A.'],
])('regression: the signs and numerals of a name are kept: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each(['dance lessons for over 60s, warm colours', 'football for under 10s, bright, a ball', 'Zumba for the over 50s in Leeds'])(
  'regression: an age is no name: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).name).not.toMatch(/\d/);
  },
);

it.each([
  ['Wexcombe Tennis Club is turning 80. Members are mostly families, so nothing loud.', 'Wexcombe Tennis Club'],
  ['Harlow Model Railway Society has a new hall and wants a badge. Visitors love the trams.', 'Harlow Model Railway Society'],
  ['Fenwick Chess Circle was founded in 1951. Colours are blue and grey.', 'Fenwick Chess Circle'],
])('whom a later sentence begins to tell of is not the name: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});
