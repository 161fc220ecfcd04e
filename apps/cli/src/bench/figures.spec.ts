import { line } from './figures.js';

it('a line of figures tells mean, middle, tails and the share over each limit', () => {
  const values = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(line('work', values, { ms: 90, floor: 99 })).toBe(
    'work             mean  50.5   median  51.0   p95  96.0   p99 100.0   most 100.0 ms   10.0 % over the goal of 90 ms, 1.0 % over 99 ms, of 100',
  );
});
