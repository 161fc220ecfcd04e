import { pause } from './pause.js';
import { Semaphore } from './semaphore.js';

describe('semaphore', () => {
  it('runs no more at once than its limit, and everything in the end, in order of arrival', async () => {
    const semaphore = new Semaphore(3);
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
    await Promise.allSettled(visitors.map((n) => semaphore.run(work(n))));
    expect(order).toEqual(visitors);
    expect(most).toBe(3);
  });
});
