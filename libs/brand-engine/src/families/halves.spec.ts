import { createEngine, type Engine } from '../engine.js';
import { bounds, inkOf, union } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf } from '../testing/refined.js';
import { ensembleOf } from './ensemble.js';
import { isLegible } from './legible.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

describe('half the one, half the other', () => {
  it.each([
    ['Yoga Lumen, a logo that is half sun half moon'],
    ['Heart & Apple, half an apple, half a heart, red'],
    ['Studio Zwei, halb Katze, halb Fisch, blau'],
    ['Café Deux, moitié tasse moitié croissant, marron'],
    ['Bibliocaffè, mezzo libro e mezza tazza, verde'],
  ])('is read, drawn and told: %s', async (prompt) => {
    for (const seed of ['one', 'two']) {
      const identity = await engine.generate({ prompt, seed, watermark: false });
      expect(identity.node.decisions.mark).toMatchObject({ icon: expect.anything() as string, partner: expect.anything() as string });
      expect(identity.node.decisions.mark.arranged).toBe('halves');
      expect(outcomesOf(identity)).not.toContain('not_applied');
    }
  });

  it('parts the two by a gap in the middle, each as high as the other', () => {
    const pack = Pack.load();
    const mark = {
      ...{
        family: 'free-icon',
        device: 'ensemble',
        letters: '',
        container: 'none' as const,
        params: {},
        weight: 0,
        roundness: 0,
        detail: 0,
      },
      ...{
        icon: 'heart',
        partner: 'own-apple',
        arranged: 'halves' as const,
        composed: true as const,
        pairing: 3 as const,
        faithful: true as const,
      },
    };
    const [left, right] = ensembleOf(pack, mark).parts.map(({ path }) => path);
    const [one, other] = [bounds(left ?? []), bounds(right ?? [])];
    expect(one.x + one.width).toBeLessThan(other.x);
    expect(other.x - one.x - one.width).toBeLessThan(5);
    expect(union([one, other]).height).toBeLessThanOrEqual(85);
    expect(inkOf(left ?? [])).toBeGreaterThan(500);
    expect(isLegible(pack, mark)).toBe(true);
  });
});

describe('three on each other', () => {
  it.each([
    ['Tall Tales Books: a fox on a teapot on a stack of books'],
    ['Turmbau: ein Vogel auf einer Katze auf einem Hund'],
    ['Rock Steady, a cup, a book and a cat stacked on top of each other'],
    ['Les Trois: un oiseau sur un chat sur un chien'],
  ])('stand in the order in which they are told: %s', async (prompt) => {
    const identity = await engine.generate({ prompt, seed: 'one', watermark: false });
    const { icon, partner, third, arranged } = identity.node.decisions.mark;
    expect(arranged).toBe('on');
    expect(new Set([icon, partner, third]).size).toBe(3);
    expect(outcomesOf(identity)).not.toContain('not_applied');
  });
});
