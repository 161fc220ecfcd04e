import { hollow } from './inset.js';
import { bounds, inkOf, reversed } from './path.js';
import { circle, rect } from './shapes.js';

it('what is left of a square is a line of even weight inside it', () => {
  const path = hollow(rect(0, 0, 100, 100), 10);
  expect(bounds(path)).toMatchObject({ x: 0, y: 0, width: 100, height: 100 });
  expect(inkOf(path)).toBeCloseTo(100 * 100 - 80 * 80);
});

it('the line follows a curve', () => {
  expect(inkOf(hollow(circle(50, 50, 50), 10))).toBeCloseTo(inkOf(circle(50, 50, 50)) - inkOf(circle(50, 50, 40)), 1);
});

it('a hole has its own line around it', () => {
  const path = hollow([...rect(0, 0, 100, 100), ...reversed(rect(30, 30, 40, 40))], 5);
  expect(inkOf(path)).toBeCloseTo(100 * 100 - 90 * 90 + (50 * 50 - 40 * 40));
});

it('a piece too small to have an inside stays as it is', () => {
  expect(hollow(rect(0, 0, 6, 6), 5)).toEqual(rect(0, 0, 6, 6));
});
