import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Couriers Fleet, a package with wings, orange', 'package'],
  ['Florist Amor, a winged heart, red', 'heart'],
  ['Schlüsseldienst Falk, ein Schlüssel mit Flügeln, blau', 'own-key'],
])('what has no wings by nature is given a pair: %s', async (prompt, icon) => {
  const { together } = await understanding.understand(prompt);
  expect(together).toEqual(expect.arrayContaining([icon, 'own-wings']));
});

it.each(['Falconry Keen, an owl with wings, brown', 'Flight school Keen, an eagle with broad wings'])(
  'a bird has its own: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).together ?? []).not.toContain('own-wings');
  },
);
