import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  'Nursery Conker: an acorn with a smiley face, brown',
  'Dentist Pearl, a smiling tooth, mint',
  'Dentist Pearl, a tooth with a happy little face, mint',
  'Zahnarzt Perle, ein lächelnder Zahn, türkis',
  'Sky Kids: a cloud with eyes and a smile, blue',
])('a face is on the thing, and no picture of its own: %s', async (prompt) => {
  const { face, together, icons } = await understanding.understand(prompt);
  expect(face).toBe(true);
  expect(together).toBeUndefined();
  expect(icons[0]?.id).toMatch(/acorn|tooth|cloud/);
});

it.each([
  'Foxglove Café: a smiling fox, orange',
  'Watchmaker Tempus: a gear with a clock face, navy',
  'Dentist Pearl, a tooth, no smiley face, mint',
  'Typography studio Serif, a pen, a friendly face for the letters',
])('what has a face of its own, or is a face, is given none: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).face).toBeUndefined();
});
