import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ["a bear's paw print for Ursa Outdoor", 'paw-print'],
  ['eagle wings for Ascend Drones, blue', 'own-wings'],
  ["a lion's mane, Salon Amber, gold", 'own-maned-lion'],
  ['tail of a whale, Fluke Sailing, blue', 'temaki-whale-watching'],
  ['horse head in profile for Hoof & Halter, green', 'own-horse'],
  ['steering wheel of a ship, Helm Consulting, navy', 'mdi-ship-wheel'],
])('a part shows itself where it can, and else the whole: %s', async (prompt, id) => {
  const { icons, together } = await understanding.understand(prompt);
  expect(icons[0]?.id).toBe(id);
  expect(together).toBeUndefined();
});

it('where somebody sells is not shown', async () => {
  const { concepts } = await understanding.understand('We sell soap at the farmers market, Foam & Sons, green');
  expect(concepts.map(({ term }) => term)).not.toContain('farmer');
});

it('the colours of a gradient are colours in French too', async () => {
  const { colours, concepts } = await understanding.understand('Appli de sommeil, nom : Plume. Dégradé lavande vers pêche');
  expect([colours.primary?.words, colours.secondary?.words]).toEqual(['lavande', 'pêche']);
  expect(concepts.filter(({ explicit }) => explicit)).toEqual([]);
});
