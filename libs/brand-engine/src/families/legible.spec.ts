import type { MarkDecision } from '../decisions.js';
import { Pack } from '../pack/pack.js';
import { compositionOf } from './company.js';
import { isLegible } from './legible.js';
import { bounds } from '../geometry/path.js';

const pack = Pack.load();

const markOf = (own: Partial<MarkDecision>): MarkDecision => ({
  family: 'free-icon',
  device: 'ensemble',
  icon: null,
  letters: '',
  container: 'none',
  params: {},
  weight: 0,
  roundness: 0,
  detail: 0,
  faithful: true,
  ...own,
});

const pair = (icon: string, arranged: MarkDecision['arranged'], partner: string): MarkDecision =>
  markOf({ icon, partner, ...(arranged === undefined ? {} : { arranged }), composed: true });

describe('isLegible', () => {
  it('crosses slim things, and no anchor or swan', () => {
    expect(isLegible(pack, pair('own-hammer', 'crossed', 'own-chisel'))).toBe(true);
    expect(isLegible(pack, pair('own-anchor', 'crossed', 'own-quill'))).toBe(false);
    expect(isLegible(pack, pair('own-swan', 'crossed', 'own-canoe-paddle'))).toBe(false);
  });

  it('lets nothing held cut a stump off who holds it', () => {
    expect(isLegible(pack, pair('own-fox', 'held', 'own-lantern'))).toBe(true);
    expect(isLegible(pack, pair('own-octopus', 'held', 'own-whisk'))).toBe(false);
  });

  it('lets a sun rise behind things and a boat lie in water', () => {
    expect(isLegible(pack, pair('own-sun', 'behind', 'own-lighthouse-tower'))).toBe(true);
    expect(isLegible(pack, pair('sailboat', 'beside', 'own-wave'))).toBe(true);
  });

  it('lets nothing reach into the crown of a palm', () => {
    expect(isLegible(pack, pair('own-surfboard', 'beside', 'palm-tree'))).toBe(false);
  });

  it('lets trees stand before each other, and no moons', () => {
    expect(isLegible(pack, markOf({ icon: 'own-pine', count: 3 }))).toBe(true);
    expect(isLegible(pack, markOf({ icon: 'crescent-moon', count: 3 }))).toBe(false);
  });
});

describe('pictures that stand apart', () => {
  it.each([
    ['two things', { ...pair('own-surfboard', 'beside', 'palm-tree'), apart: true as const }],
    ['several of one', markOf({ icon: 'own-wheat', count: 3, apart: true })],
  ])('are clear of each other: %s', (_, mark) => {
    const boxes = compositionOf(pack, mark).parts.map(({ path }) => bounds(path));
    boxes.slice(1).forEach((box, at) => {
      const before = boxes[at];
      expect(box.x - (before?.x ?? 0) - (before?.width ?? 0)).toBeGreaterThan(4);
    });
    expect(Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y, height }) => y + height))).toBeLessThan(1);
  });
});
