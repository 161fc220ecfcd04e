import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Marlow Estates, an M in a laurel wreath, gold and black', 'M', 'own-laurel-wreath'],
  ['Ropewalk Sailing, the initials in a ring of rope, navy', 'RS', 'own-rope-ring'],
  ['Fen Baker, a wheat wreath around the letter F, brown', 'F', 'own-wheat-wreath'],
  ['Wolds Dairy, a W framed by a wreath of wheat, cream on dark green', 'W', 'own-wheat-wreath'],
  ['Stars of Bath, the letters SB in a circle of leaves, purple', 'SB', 'own-round-laurel-wreath'],
  ['Jam by Jo & Fi, a J in a floral wreath, strawberry red', 'J', 'own-floral-wreath'],
  ['Birch Tea, a leaf with a B in it, green', 'B', 'leaf'],
])('regression: what letters stand in is shown with them: %s', async (prompt, letters, picture) => {
  const brief = await understanding.understand(prompt);
  expect(brief).toMatchObject({ letters, constraints: { symbol: 'any', container: 'any', noIcon: false } });
  expect(brief.icons[0]?.id).toBe(picture);
  expect(brief.forms).not.toContain('frame');
});

it.each(['Bakery Elm, the initials in a circle, and a loaf', 'Elm Ltd, an E in a ring, blue'])(
  'a plain ground is none of things: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).constraints.container).toBe('circle');
  },
);
