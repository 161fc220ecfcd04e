import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['seal sanctuary Skerry, a seal pup, grey', 'own-seal-animal'],
  ['Radio Orcadia FM, seal wearing headphones, green', 'own-seal-animal'],
  ['Notary Lindgren, a wax seal, burgundy', 'seal'],
  ['Novelist Ada Finch, a typewriter, black', 'own-typewriter'],
  ['We repair typewriters. Marlow, green', 'own-typewriter'],
  ['Brand called Zelnor, the logo should show a stamp', 'own-stamp'],
  ['Brand called Zelnor, a picture of a crayon', 'own-crayon'],
])('what is a thing is no badge and no kind of letters: %s', async (prompt, id) => {
  const { icons, constraints } = await understanding.understand(prompt);
  expect(icons[0]?.id).toBe(id);
  expect(constraints).toMatchObject({ symbol: 'any', typeClass: 'any' });
});

it.each([
  ['Distillery Moor, as a seal, black', { symbol: 'badge' }],
  ['Novelist Ada Finch, typewriter font', { typeClass: 'mono' }],
])('what is a demand stays one: %s', async (prompt, constraints) => {
  expect((await understanding.understand(prompt)).constraints).toMatchObject(constraints);
});

it.each(['Rally Kart, black white orange, fast', 'Rally Kart, black, white, red', 'Rally Kart, black and white, red'])(
  'a third colour behind black and white is one: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).constraints.monochrome).toBe(false);
  },
);

it('takes a trade behind black and white for no colour', async () => {
  expect((await understanding.understand('Voltus, black and white, green energy for farms')).constraints.monochrome).toBe(true);
});

it.each(['Café Moor, nur Schrift und eine Welle, blau', 'Café Moor, only lettering and a wave, blue'])(
  'letters with a picture are not all: %s',
  async (prompt) => {
    const { constraints, icons } = await understanding.understand(prompt);
    expect(constraints).toMatchObject({ symbol: 'any', noIcon: false });
    expect(icons[0]?.id).toMatch(/wave/);
  },
);

it('draws the name beside a mark that is to look like an app icon', async () => {
  const { constraints } = await understanding.understand('Budget tool Pennywise, violet, app icon style');
  expect(constraints).toMatchObject({ container: 'squircle', noText: false });
});

it('takes a colour behind "monochrome" for the only one', async () => {
  expect((await understanding.understand('Rally Kart, monochrome, navy')).constraints.oneColour).toBe(true);
});

it('leaves the name where something is to be simple enough for an app icon', async () => {
  const { constraints } = await understanding.understand('Veloce, cargo bikes, orange, simple enough for an app icon');
  expect(constraints.noText).toBe(false);
});

it.each(['Needs an app icon too', 'We also need an app icon', 'An app icon as well, please'])(
  'writes the name where an app icon is wished for besides: %s',
  async (wish) => {
    const { constraints } = await understanding.understand(`Ferry company. Saltlark. Navy. ${wish}.`);
    expect(constraints.noText).toBe(false);
  },
);

it('shows a picture alone where an app icon is all that is wished for', async () => {
  expect((await understanding.understand('Saltlark, ferries, navy, an app icon')).constraints.noText).toBe(true);
});

it.each([
  ['Tandem hire Pairwise. A hare in a bicycle frame, green', false],
  ['Bike kitchen Cog. A heart in the frame, red', false],
  ['Bike kitchen Cog. A heart in a thin frame, red', true],
])('the frame of a bicycle is no border: %s', async (prompt, isFramed) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.some((wish) => wish.kind === 'form' && wish.form === 'frame')).toBe(isFramed);
});
