import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Candle makers Wick, hand poured, a bee, honey', 'hand'],
  ['An opera house, Larkrise, wants a lark, gold', 'house'],
  ['Cinema Orion, a star, lettering like on an old ticket', 'ticket'],
  ['Printers Quoin. Type as on a wooden crate, black', 'crate'],
])('a noun that only says how or what for is no picture: %s', async (prompt, word) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.filter(({ source }) => source === 'asked').map(({ term }) => term)).not.toContain(word);
});

it.each([
  ['Nail bar Gloss, a hand, pink', 'hand'],
  ['Estate agents Key & Co, a house, blue', 'house'],
])('a noun that is asked for stays one: %s', async (prompt, word) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.filter(({ source }) => source === 'asked').map(({ term }) => term)).toContain(word);
});
