import { pause } from './pause.js';
import { Turnstile } from './turnstile.js';

describe('turnstile', () => {
  it('lets so many through at once, and everybody in the end, in the order of their coming', async () => {
    const turnstile = new Turnstile(3);
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) => async () => {
      order.push(n);
      most = Math.max(most, (inside += 1));
      await pause(2);
      inside -= 1;
      if (n % 4 === 0) throw new Error('a failure gives its place back too');
    };
    const visitors = Array.from({ length: 20 }, (_, n) => n);
    await Promise.allSettled(visitors.map((n) => turnstile.run(work(n))));
    expect(order).toEqual(visitors);
    expect(most).toBe(3);
  });
});
