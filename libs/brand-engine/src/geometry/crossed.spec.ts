import { stream } from '../random.js';
import { crossed, type Operation, untangled } from './crossed.js';
import { toData } from './data.js';
import { bounds, type Path, rotation, transform, translation } from './path.js';
import { inPaper as combined, resolvedInPaper } from './boolean.js';
import { circle, polygon, rect, ring, squircle } from './shapes.js';

const operations: Operation[] = ['subtract', 'intersect', 'unite'];

const star = (points: number): Path =>
  polygon(Array.from({ length: points * 2 }, (_, i) => spoke(i % 2 === 0 ? 40 : 17, (i * 180) / points)));
function spoke(r: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [50 + r * Math.cos(a), 50 + r * Math.sin(a)];
}

describe('shapes that cross cleanly', () => {
  const shapes = [circle(50, 50, 30), ring(50, 50, 36, 20), rect(20, 30, 60, 35), squircle(50, 50, 32), star(5), star(7)];

  it('come out as paper gives them, to the byte', () => {
    const random = stream('crossed', 'shapes');
    let done = 0;
    for (let run = 0; run < 120; run++) {
      const [a, b] = [0, 1].map(() => {
        const shape = shapes[Math.floor(random.next() * shapes.length)] ?? [];
        return transform(
          transform(shape, rotation(random.between(1, 89), 50, 50)),
          translation(random.between(-25, 25), random.between(-25, 25)),
        );
      }) as [Path, Path];
      for (const operation of operations) {
        const own = crossed(a, b, operation);
        if (!own) continue;
        done++;
        expect(toData(own)).toBe(toData(combined(a, b, operation)));
      }
    }
    expect(done).toBeGreaterThan(300);
  });

  it('come out as paper gives them where one lies inside the other', () => {
    const [small, large] = [transform(ring(50, 50, 20, 9), rotation(20, 50, 50)), squircle(50, 50, 40)];
    for (const operation of ['intersect', 'unite'] as const)
      for (const [a, b] of [
        [small, large],
        [large, small],
      ] as const)
        expect(toData(crossed(a, b, operation) ?? [])).toBe(toData(combined(a, b, operation)));
  });

  it('may lie in each other or apart', () => {
    const [large, small, far] = [circle(50, 50, 40), circle(50, 50, 20), circle(150, 50, 10)];
    expect(crossed(large, small, 'subtract')).toHaveLength(ring(50, 50, 40, 20).length);
    expect(crossed(large, far, 'intersect')).toEqual([]);
    expect(bounds(crossed(large, far, 'unite') ?? [])).toMatchObject({ x: 10, width: 150 });
  });
});

it('shapes that touch, share an edge or cross themselves are left to paper', () => {
  const bow = polygon([
    [0, 0],
    [60, 60],
    [60, 0],
    [0, 60],
  ]);
  expect(crossed(rect(0, 0, 50, 50), rect(50, 10, 50, 20), 'unite')).toBeNull();
  expect(crossed(rect(0, 0, 50, 50), rect(20, 0, 50, 50), 'subtract')).toBeNull();
  expect(crossed(bow, circle(30, 30, 20), 'intersect')).toBeNull();
});

it('contours that do not cross come out of a shape as paper gives them, to the byte', () => {
  const letters = [ring(20, 50, 18, 9), rect(40, 30, 8, 40), transform(star(5), translation(30, 0))].flat();
  expect(toData(untangled(letters) ?? [])).toBe(toData(resolvedInPaper(letters)));
  expect(untangled([...circle(50, 50, 30), ...circle(70, 50, 30)])).toBeNull();
});

it('a contour of no extent is left out', () => {
  const speck: Path = [['M', 50, 50], ['L', 50, 50], ['Z']];
  expect(toData(untangled([...circle(50, 50, 30), ...speck]) ?? [])).toBe(toData(untangled(circle(50, 50, 30)) ?? []));
});
