import { SeenAddresses } from './seen-addresses.js';

const address = '203.0.113.7';
const minute = 60;
const now = 1_000 * minute + 5;

describe('the addresses that a replica has seen', () => {
  it('are counted by the minute', () => {
    const seen = new SeenAddresses();
    expect([seen.add(address, now), seen.add(address, now), seen.add('203.0.113.8', now)]).toEqual([1, 2, 1]);
    expect(seen.add(address, now + minute)).toBe(1);
  });

  it('are not noted by a question', () => {
    const seen = new SeenAddresses(1);
    seen.add(address, now);
    expect(seen.count('203.0.113.8', now)).toBe(0);
    expect(seen.count(address, now)).toBe(1);
  });

  it('have called as often as all replicas have counted, and never less often than this one has', () => {
    const seen = new SeenAddresses();
    seen.add(address, now);
    seen.learn(address, 100, 1_000 * minute);
    expect(seen.add(address, now)).toBe(101);
    seen.learn(address, 3, 1_000 * minute);
    expect(seen.count(address, now)).toBe(101);
  });

  it('regression: are not held in this minute against what the database counted in the one before', () => {
    const seen = new SeenAddresses();
    seen.add(address, now);
    seen.learn(address, 100, 999 * minute);
    expect(seen.count(address, now)).toBe(1);
  });

  it('are forgotten when there are too many, and learnt of again', () => {
    const seen = new SeenAddresses(2);
    const counts = ['a', 'b', 'b', 'c', 'b', 'c'].map((each) => seen.add(each, now));
    expect(counts).toEqual([1, 1, 2, 1, 1, 2]);
    seen.learn('b', 100, 1_000 * minute);
    expect(seen.add('b', now)).toBe(101);
  });
});
