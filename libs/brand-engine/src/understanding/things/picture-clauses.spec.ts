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

it.each([
  ['Locksmiths Barlow. A key whose bow is a clover, brass', 'own-key', 'bow'],
  ['Pet photos by Rufus & Co. A dog whose tail is a brush, blue', 'own-dog', 'tail'],
  ['Teehaus Nebel, eine Teekanne, deren Henkel ein Ast ist, jade', 'own-teapot', 'handle'],
  ['Luthier Morel, un violon dont les ouïes sont des feuilles, brun', 'own-violin', 'ouie'],
])('what has a part of its own is the picture, and its part none: %s', async (prompt, shown, part) => {
  const { icons, concepts } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: shown, named: true });
  expect(concepts.filter(({ source }) => source === 'asked').map(({ term }) => term)).not.toContain(part);
});

it('what letters stand in is the picture', async () => {
  const { icons, constraints, letters } = await understanding.understand('The initial R inside a leaf, Rowan Skincare');
  expect({ icon: icons[0]?.id, symbol: constraints.symbol, letters }).toEqual({ icon: 'leaf', symbol: 'any', letters: 'R' });
});
