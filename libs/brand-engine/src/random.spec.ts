import { stream } from './random.js';

function draw(seed: string, name: string): number[] {
  const random = stream(seed, name);
  return Array.from({ length: 5 }, () => random.next());
}

it('the same seed and name give the same numbers', () => {
  expect(draw('a', 'palette')).toEqual(draw('a', 'palette'));
});

it('another name is another stream', () => {
  expect(draw('a', 'palette')).not.toEqual(draw('a', 'mark'));
});

it('heavier items come first more often', () => {
  const firsts = Array.from(
    { length: 400 },
    (_, i) => stream(String(i), 'x').ordered(['light', 'heavy'], (item) => (item === 'heavy' ? 4 : 1))[0],
  );
  expect(firsts.filter((item) => item === 'heavy').length).toBeGreaterThan(280);
});
