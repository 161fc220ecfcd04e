import { bounds, union } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import type { MarkDecision } from '../decisions.js';
import { companyOf } from './company.js';

const pack = Pack.load();
const boxesOf = (icon: string, count: number, more: Partial<MarkDecision> = {}) => {
  const mark: MarkDecision = {
    family: 'free-icon',
    device: 'company',
    icon,
    letters: '',
    container: 'none',
    params: {},
    weight: 0,
    roundness: 0,
    detail: 0,
    faithful: true,
    count,
    ...more,
  };
  return companyOf(pack, mark).parts.map(({ path }) => bounds(path));
};

describe('several of one thing', () => {
  it.each(['mdi-pine-tree', 'own-mountain', 'own-penguin', 'own-wheat', 'own-swan', 'tennis-ball'])(
    'are as many as were asked for: %s',
    (icon) => {
      for (const count of [2, 3, 4, 5]) expect(boxesOf(icon, count)).toHaveLength(count);
    },
  );

  it('upright things stand on one ground, the middle one tallest', () => {
    const [left, middle, right] = boxesOf('mdi-pine-tree', 3);
    expect(middle?.height).toBeGreaterThan(1.2 * (left?.height ?? 0));
    for (const box of [left, right]) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo((middle?.y ?? 0) + (middle?.height ?? 0), 0);
  });

  it('slim things are spread as a fan', () => {
    const boxes = boxesOf('own-wheat', 3);
    const { width, height } = union(boxes);
    expect(boxes[0]?.width).toBeGreaterThan(boxes[1]?.width ?? Infinity);
    expect(width).toBeGreaterThan(height);
  });

  it('books in a stack lie one on the other', () => {
    const [low, middle, high] = boxesOf('own-book', 3, { arranged: 'piled' });
    expect((high?.y ?? 0) + (high?.height ?? 0)).toBeLessThan(middle?.y ?? 0);
    expect((middle?.y ?? 0) + (middle?.height ?? 0)).toBeLessThan(low?.y ?? 0);
  });

  it('two that have a face look at each other', () => {
    const [left, right] = boxesOf('own-swan', 2);
    expect(left?.height).toBeCloseTo(right?.height ?? 0);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  });
});
