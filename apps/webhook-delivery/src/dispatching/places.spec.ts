import { Places } from './places.js';

describe('places', () => {
  const spare = new Map<string, number>();
  const places = (limits: { total: number; perHost: number; connectsPerHost: number }, hosts: string[]) => {
    const taken = new Places(limits, { connectedHosts: () => spare.keys(), spareConnections: (host) => spare.get(host) ?? 0 });
    for (const host of hosts) taken.take(host);
    return taken;
  };
  const limits = { total: 16, perHost: 6, connectsPerHost: 2 };

  beforeEach(() => {
    spare.clear();
  });

  it('are as many for a new host as connections may be opened at once', () => {
    expect(places(limits, []).capacity(0)).toEqual({ places: 16, perOtherHost: 2, perHost: [] });
  });

  it('grow with the spare connections of a host, up to its limit', () => {
    const taken = places(limits, ['a', 'a']);
    spare.set('a', -2);
    expect(taken.capacity(0).perHost).toEqual([{ host: 'a', places: 0 }]);
    spare.set('a', -1);
    expect(taken.capacity(0).perHost).toEqual([{ host: 'a', places: 1 }]);
    spare.set('a', 1);
    expect(taken.capacity(0).perHost).toEqual([{ host: 'a', places: 3 }]);
    spare.set('a', 9);
    expect(taken.capacity(0).perHost).toEqual([{ host: 'a', places: 4 }]);
  });

  it('regression: count the spare connections of a host that has no attempt under way', () => {
    spare.set('a', 3);
    expect(places(limits, []).capacity(0)).toEqual({ places: 16, perOtherHost: 2, perHost: [{ host: 'a', places: 5 }] });
  });

  it('are one for each host without an attempt under way, and none for the others, when three quarters are taken', () => {
    spare.set('a', 9);
    const taken = places(limits, [...Array<string>(6).fill('a'), ...Array<string>(6).fill('b')]);
    const none = [
      { host: 'a', places: 0 },
      { host: 'b', places: 0 },
    ];
    expect(taken.capacity(0)).toEqual({ places: 4, perOtherHost: 1, perHost: none });
    spare.set('c', 2);
    expect(taken.capacity(0).perHost).toEqual([...none, { host: 'c', places: 1 }]);
    spare.delete('c');
    taken.release('a');
    expect(taken.capacity(0)).toMatchObject({ places: 5, perOtherHost: 2 });
  });

  it('are all free again when every attempt has ended', () => {
    const taken = places(limits, ['a', 'b']);
    taken.release('a');
    taken.release('b');
    expect(taken.capacity(0)).toEqual({ places: 16, perOtherHost: 2, perHost: [] });
  });

  it('regression: are all used, also more than a thousand, though no attempt is on record yet', () => {
    const taken = places({ total: 1_600, perHost: 1_600, connectsPerHost: 1_600 }, Array<string>(1_199).fill('a'));
    expect(taken.capacity(1_199)).toMatchObject({ places: 401, perHost: [{ host: 'a', places: 401 }] });
  });

  it('are none while more than a thousand attempts have ended and are not on record', () => {
    const taken = places({ total: 1_600, perHost: 1_600, connectsPerHost: 1_600 }, Array<string>(10).fill('a'));
    expect(taken.capacity(1_010).places).toBe(1_590);
    expect(taken.capacity(1_011).places).toBe(0);
  });
});
