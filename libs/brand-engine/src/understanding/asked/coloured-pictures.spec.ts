import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['yellow bicycle, courier Spoke, name in dark grey', 'bicycle', 'yellow'],
  ['a pink flamingo and the name in teal, beach bar Sola', 'flamingo', 'pink'],
  ['gold crown, black letters: hotel Ambrose', 'crown', 'gold'],
  ['Bakery Mulino with a golden croissant', 'croissant', 'golden'],
  ['an emerald peacock, tea rooms Fenella', 'peacock', 'emerald'],
  ['roter Apfel als Logo, Obsthof Jensen', 'apple', 'rot'],
  ['black picture of a scooter, Vespino rentals', 'scooter', 'black'],
])('a thing that opens its clause with its colour is asked for in it: %s', async (prompt, thing, colour) => {
  const { concepts, colours } = await understanding.understand(prompt);
  expect(concepts.find(({ term }) => term === thing)?.source).toBe('asked');
  expect(colours.primary?.words).toContain(colour);
});

it.each(['green tea, matcha bar Zen', 'Brass band Oakley', 'Gold dealer Karat, navy'])(
  'a trade is no coloured thing: %s',
  async (prompt) => {
    const { concepts } = await understanding.understand(prompt);
    expect(concepts.filter(({ source }) => source === 'asked')).toEqual([]);
  },
);
