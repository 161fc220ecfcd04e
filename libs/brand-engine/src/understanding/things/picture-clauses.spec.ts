import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Woodcut of a boar, Wild Fork', 'own-boar'],
  ['Linocut style hare, Meadowprint', 'own-hare'],
  ['Bold geometric fox, Vixen Tech', 'own-fox'],
  ['Light bulb, Think Lab, blue', 'light-bulb'],
  ["Mountain rescue fundraiser 'Rope & Radio', a St Bernard dog, red", 'own-dog'],
])('a first clause that says of what kind a picture is asks for it: %s', async (prompt, shown) => {
  const { icons, concepts } = await understanding.understand(prompt);
  expect(icons[0]?.id).toBe(shown);
  expect(concepts[0]?.source).toBe('asked');
});

it('what letters stand in is the picture', async () => {
  const { icons, constraints, letters } = await understanding.understand('The initial R inside a leaf, Rowan Skincare');
  expect({ icon: icons[0]?.id, symbol: constraints.symbol, letters }).toEqual({ icon: 'leaf', symbol: 'any', letters: 'R' });
});
