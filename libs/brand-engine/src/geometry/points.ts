import { type Path, toCubics } from './path.js';

export type Point = readonly [x: number, y: number];

/** The corners of a contour, with so many points on each of its curves. */
export function pointsOf(contour: Path, perCurve: number): Point[] {
  const points: Point[] = [];
  for (const command of toCubics(contour)) {
    if (command[0] === 'Z') continue;
    if (command[0] !== 'C') {
      points.push(command.slice(-2) as [number, number]);
      continue;
    }
    const [x, y] = points.at(-1) ?? [0, 0];
    const [, ax, ay, bx, by, ex, ey] = command;
    for (let step = 1; step <= perCurve; step++) {
      const t = step / perCurve;
      const s = 1 - t;
      const mix = (a: number, b: number, c: number, d: number): number => s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
      points.push([mix(x, ax, bx, ex), mix(y, ay, by, ey)]);
    }
  }
  return points;
}
