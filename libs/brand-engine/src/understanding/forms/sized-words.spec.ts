import { Pack } from '../../pack/pack.js';
import { createUnderstanding } from '../index.js';

const understanding = await createUnderstanding(Pack.load().icons);

it.each([
  ['Freight & Fern, houseplants, the ampersand smaller than the words', '&'],
  ['Hart & Lyle wordmark only, small ampersand', '&'],
  ["Lamplight Tutoring, an owl, 'Tutoring' smaller underneath", 'Tutoring'],
  ['North Sea Rope, a rope maker, with the word Rope bigger', 'North Sea'],
  ['Boulangerie Petit Jour, du pain', undefined],
  ['Hart & Lyle, a small hare', undefined],
])('the words of a name that are to be smaller are read: %s', async (prompt, part) => {
  expect((await understanding.understand(prompt)).smallPart).toBe(part);
});

it('of a part of one word no other size is promised', async () => {
  const { wishes } = await understanding.read('Waterworks, the word Water bigger');
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'beyond', reason: 'The letters of one word are of one size.' }));
});

it('a word of the name that is quoted to be smaller is not the name', async () => {
  const { name, smallPart } = await understanding.understand('Marlow & Finch Bookbinders, "Bookbinders" smaller than the rest, oxblood.');
  expect({ name, smallPart }).toEqual({ name: 'Marlow & Finch Bookbinders', smallPart: 'Bookbinders' });
});
