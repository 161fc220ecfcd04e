import { type Place, shareOf } from './assignment.js';

const places = (topic: string, count: number): Place[] => Array.from({ length: count }, (_, partition) => ({ topic, partition }));
const member = (name: string, topics = ['a', 'b']) => ({ member: name, topics });

describe('shares of a consumer group', () => {
  it('gives every partition to exactly one member, in shares that differ by one at most', () => {
    const all = [...places('b', 6), ...places('a', 5)];
    for (const count of [1, 2, 3, 4, 11, 15]) {
      const members = Array.from({ length: count }, (_, n) => member(`member-${String(n).padStart(2, '0')}`));
      const shares = members.map((each) => shareOf(each.member, members, all));
      expect(new Set(shares.flat()).size).toBe(all.length);
      const sizes = shares.map((share) => share.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  });

  it('does not depend on the order in which members and partitions are listed', () => {
    const members = [member('x'), member('y')];
    expect(shareOf('x', members, places('a', 4))).toEqual(shareOf('x', [...members].reverse(), places('a', 4).reverse()));
  });

  it('gives a topic only to members that read it', () => {
    const members = [member('x', ['a']), member('y', ['a', 'b'])];
    expect(shareOf('x', members, places('b', 3))).toEqual([]);
    expect(shareOf('y', members, places('b', 3))).toHaveLength(3);
  });
});
