import { type Command, contours, type Path, toCubics } from './path.js';

/** A corner of a closed contour, with the handles of the curves before and after it relative to it. */
export interface Corner {
  x: number;
  y: number;
  inX: number;
  inY: number;
  outX: number;
  outY: number;
}

/** A closed contour by its corners. */
export type Contour = Corner[];

const isZero = (value: number): boolean => Math.abs(value) <= 1e-12;

/** The contours of a path by their corners. An end that lies a rounding error away from the start is the start. */
export const cornersOf = (path: Path): Contour[] => contours(path).map(closed);

function closed(contour: Path): Contour {
  const out: Contour = [];
  for (const command of toCubics(contour)) {
    if (command[0] === 'Z') continue;
    const [x, y] = command.slice(-2) as [number, number];
    const last = out.at(-1);
    const isCurve = command[0] === 'C';
    if (isCurve && last) [last.outX, last.outY] = [command[1] - last.x, command[2] - last.y];
    out.push({ x, y, inX: isCurve ? command[3] - x : 0, inY: isCurve ? command[4] - y : 0, outX: 0, outY: 0 });
  }
  const [first, last] = [out[0], out.at(-1)];
  if (!first || !last || first === last) return out;
  if (Math.abs(first.x - last.x) > 1e-4 || Math.abs(first.y - last.y) > 1e-4) return out;
  [first.inX, first.inY] = [last.inX, last.inY];
  return out.slice(0, -1);
}

/** Every corner with the next one: the curves of a contour. */
export const curvesOf = (contour: Contour): [Corner, Corner][] =>
  contour.map((corner, i) => [corner, contour[i + 1] ?? contour[0] ?? corner]);

/** Whether a curve has no handles. */
export const isBare = (from: Corner, to: Corner): boolean => isZero(from.outX) && isZero(from.outY) && isZero(to.inX) && isZero(to.inY);

/** The area inside a contour: positive when it runs clockwise. */
export function areaOf(contour: Contour): number {
  let area = 0;
  for (const [from, to] of curvesOf(contour)) {
    const [x1, y1, x2, y2] = [from.x + from.outX, from.y + from.outY, to.x + to.inX, to.y + to.inY];
    area +=
      (3 *
        ((to.y - from.y) * (x1 + x2) -
          (to.x - from.x) * (y1 + y2) +
          y1 * (from.x - x2) -
          x1 * (from.y - y2) +
          to.y * (x2 + from.x / 3) -
          to.x * (y2 + from.y / 3))) /
      20;
  }
  return area;
}

/** The contour run backwards. */
export const turned = (contour: Contour): Contour =>
  contour.map(({ x, y, inX, inY, outX, outY }) => ({ x, y, inX: outX, inY: outY, outX: inX, outY: inY })).reverse();

/** The path of some contours; slivers are left out. */
export function pathOf(shapes: readonly Contour[]): Path {
  const out: Command[] = [];
  for (const contour of shapes) {
    const [first] = contour;
    if (!first || contour.length < 2 || Math.abs(areaOf(contour)) < 1e-3) continue;
    out.push(['M', first.x, first.y]);
    for (const [a, b] of curvesOf(contour)) {
      const straight = isBare(a, b);
      if (straight && b === first) continue;
      out.push(straight ? ['L', b.x, b.y] : ['C', a.x + a.outX, a.y + a.outY, b.x + b.inX, b.y + b.inY, b.x, b.y]);
    }
    out.push(['Z']);
  }
  return out;
}
