import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three'];

it.each([
  ['Marlow Estates, an M in a laurel wreath, gold and black', 'M'],
  ['Ropewalk Sailing, the initials in a ring of rope, navy', 'RS'],
  ['A monogram for Olivia & Theo, eucalyptus wreath', 'OT'],
])('regression: letters stand in the wreath or ring that was asked for: %s', async (prompt, letters) => {
  for (const seed of seeds) {
    const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
    expect(node.decisions.mark).toMatchObject({ family: 'hollow-letter', device: 'wreathed', letters });
    expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
  }
});

it('regression: a speech bubble has the letter in it', async () => {
  for (const seed of seeds) {
    const { node } = await engine.generate({ prompt: 'Alto Language School, a speech bubble with an A inside', seed, watermark: false });
    expect(node.decisions.mark).toMatchObject({ family: 'hollow-letter', letters: 'A' });
  }
});
