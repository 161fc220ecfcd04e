import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['seal sanctuary Skerry, a seal pup, grey', 'own-seal-animal'],
  ['Notary Lindgren, a wax seal, burgundy', 'seal'],
  ['Novelist Ada Finch, a typewriter, black', 'own-typewriter'],
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
