import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two'];

it.each([['Kobold, game studio, a dragon, pixel art, purple'], ['Kobold, game studio, a pair of dice, pixel look, purple']])(
  'a picture that pixels make unknown is drawn whole, and the report says so: %s',
  async (prompt) => {
    for (const seed of seeds) {
      const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
      expect(node.decisions.mark.icon).not.toBeNull();
      expect(node.decisions.mark.treatments ?? []).not.toContain('pixels');
      const clause = interpretation.clauses.find(({ text }) => text.includes('pixel'));
      expect(clause?.outcome === 'not_applied' || clause?.reason?.includes('pixels')).toBe(true);
    }
  },
);

it('a plain picture is drawn in pixels', async () => {
  const { node } = await engine.generate({ prompt: 'Kobold, game studio, a ghost, pixel art, purple', seed: 'one', watermark: false });
  expect(node.decisions.mark).toMatchObject({ icon: 'ghost', treatments: ['pixels'] });
});

it.each([
  ['Launchbit, a pixel art rocket, plain letters'],
  ['Bitbyte, an 8-bit heart, red, the name in normal letters'],
  ['Ghostbyte, a ghost in pixels, the name in a sans serif'],
])('regression: letters that were to be plain have no pixels, though the picture has: %s', async (prompt) => {
  for (const seed of seeds) {
    const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
    expect(node.decisions.mark.treatments).toEqual(['pixels']);
    expect(node.decisions.type.treatments ?? []).not.toContain('pixels');
    expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
  }
});
