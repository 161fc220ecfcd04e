import { createEngine, type Engine } from '../engine.js';
import { bounds, contours } from '../geometry/path.js';
import { outcomesOf } from '../testing/refined.js';
import { rimOf } from './rims.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

describe('the rim of a round emblem', () => {
  it.each([
    ['Harbour Rope Co., anchor in a round rope border, est. 1921', 'rope'],
    ['Segelschule Lee, ein Segelboot mit Seilrand, dunkelblau', 'rope'],
    ['Marine Hôtel, une ancre avec bordure en corde, bleu marine', 'rope'],
    ['Crank & Co., double ring badge with a bicycle, since 1987', 'double'],
    ['Caffè Doppio, una tazza con doppio anello, marrone', 'double'],
    ['Bakkerij Kring, een brood met dubbele ring', 'double'],
    ['Quilt Club, round badge with a stitched edge, a flower', 'stitched'],
  ] as const)('is the one that was asked for: %s', async (prompt, rim) => {
    for (const seed of ['one', 'two']) {
      const identity = await engine.generate({ prompt, seed, watermark: false });
      expect(identity.node.decisions.mark).toMatchObject({ family: 'roundel', device: 'ring', rim });
      expect(outcomesOf(identity)).not.toContain('not_applied');
    }
  });

  it('is told to be missing where another ground was asked for', async () => {
    const { interpretation } = await engine.generate({
      prompt: 'Rope Lane, an anchor in a shield, a rope border',
      seed: 'one',
      watermark: false,
    });
    expect(interpretation.clauses.find(({ text }) => text.includes('rope border'))?.outcome).toBe('not_applied');
  });

  it('lies within the emblem, and leaves room for its letters', () => {
    for (const rim of ['rope', 'double', 'stitched'] as const) {
      const { path, inside } = rimOf(rim);
      const { x, y, width, height } = bounds(path);
      expect(Math.min(x, y, 100 - x - width, 100 - y - height)).toBeGreaterThanOrEqual(-0.5);
      expect(inside).toBeLessThan(47);
      expect(contours(path).length).toBeGreaterThanOrEqual(4);
    }
  });
});
