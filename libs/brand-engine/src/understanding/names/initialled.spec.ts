import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['initials GV in a square, thin lines, for Greta Vale interior design', 'Greta Vale', 'GV'],
  ['Le iniziali RC in un quadrato, sartoria Renzo Corti', 'Renzo Corti', 'RC'],
  ['Monogram E in a circle, Everly skincare, airy', 'Everly', 'E'],
  ['T inside an arch. Thornby bakery. warm and friendly', 'Thornby', 'T'],
  ['les initiales D et P dans un carré, bijouterie Dupré Pons', 'Dupré Pons', 'DP'],
])('the letters of a monogram are not the name where another has them: %s', async (prompt, name, letters) => {
  expect(await understanding.understand(prompt)).toMatchObject({ name, letters });
});

it('a name of letters stays where there is no other', async () => {
  expect(await understanding.understand('Monogram KV in a circle, navy')).toMatchObject({ name: 'KV' });
});
