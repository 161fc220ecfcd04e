import type { Claim } from '../deliveries/delivery-queue.js';
import { Host } from './host.js';

const busy = (underWay: number, durations: number[], ahead = 0) => {
  const host = new Host();
  host.underWay = underWay;
  for (const duration of durations) host.ended(duration);
  for (let index = 0; index < ahead; index += 1) host.ahead.push({} as Claim);
  return host;
};

describe('what is claimed for a host', () => {
  it('is what can begin at once, as long as nothing is known of it', () => {
    expect(new Host().room(8, 256)).toBe(8);
    expect(busy(4, []).room(2, 256)).toBe(2);
  });

  it('is a tenth of a second ahead when it answers fast', () => {
    expect(busy(4, [5]).room(0, 256)).toBe(80);
    expect(busy(4, [5], 30).room(0, 256)).toBe(50);
  });

  it('is no more than 128 ahead at once, beside all that can begin', () => {
    expect(busy(32, [1]).room(0, 256)).toBe(128);
    expect(busy(32, [1], 128).room(0, 256)).toBe(128);
    expect(busy(32, [1]).room(200, 256)).toBe(328);
  });

  it('is nothing as long as half of that is left', () => {
    expect(busy(4, [5], 40).room(0, 256)).toBe(40);
    expect(busy(4, [5], 41).room(0, 256)).toBe(0);
  });

  it('is nothing ahead once it is slow', () => {
    expect(busy(4, [5, 5_000]).room(0, 256)).toBe(0);
    expect(busy(4, [5_000]).room(3, 256)).toBe(3);
  });
});
