import { nth } from '../nth.js';
import { cornersOf, pathOf } from './corners.js';
import { crossed, type Operation, untangled } from './crossed.js';
import { paperScope as scope } from './paper.js';
import { bounds, type Box, contours, type Path } from './path.js';

function toPaper(path: Path): paper.CompoundPath {
  const children = cornersOf(path).map((contour) => {
    const segments = contour.map(({ x, y, inX, inY, outX, outY }) => [
      [x, y],
      [inX, inY],
      [outX, outY],
    ]);
    return new scope.Path({ segments, closed: true, insert: false });
  });
  return new scope.CompoundPath({ children, fillRule: 'nonzero', insert: false });
}

function fromPaper(item: paper.PathItem): Path {
  const children = (item instanceof scope.CompoundPath ? item.children : [item]) as paper.Path[];
  return pathOf(
    children.map(({ segments }) =>
      segments.map(({ point, handleIn, handleOut }) => ({
        x: point.x,
        y: point.y,
        inX: handleIn.x,
        inY: handleIn.y,
        outX: handleOut.x,
        outY: handleOut.y,
      })),
    ),
  );
}

const quiet = { insert: false };

/** Two shapes as one, whatever their outlines. */
export const inPaper = (path: Path, other: Path, operation: Operation): Path => fromPaper(toPaper(path)[operation](toPaper(other), quiet));

/** Most shapes cross cleanly; what does not is left to paper. */
const combine = (path: Path, other: Path, operation: Operation): Path => crossed(path, other, operation) ?? inPaper(path, other, operation);

/** What `path` has and `cutter` has not. */
export const subtract = (path: Path, cutter: Path): Path => combine(path, cutter, 'subtract');

/** What both have. */
export const intersect = (path: Path, other: Path): Path => combine(path, other, 'intersect');

/** What either has, without inner overlaps. */
export const unite = (path: Path, other: Path): Path => combine(path, other, 'unite');

/** The same area without contours that overlap each other, whatever they are. */
export const resolvedInPaper = (path: Path): Path => fromPaper(toPaper(path).unite(undefined as unknown as paper.PathItem, quiet));

/** The same area without contours that overlap each other: most have none that do. */
export const resolve = (path: Path): Path => untangled(path) ?? resolvedInPaper(path);

const touch = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Shapes as one path without overlaps, where each is free of them in itself. Only those whose boxes meet are united, because a
 * general boolean over a whole line of text is most of the work of an emblem.
 */
export function apart(shapes: readonly Path[]): Path {
  const boxes = shapes.map(bounds);
  const meets = (i: number): boolean => boxes.some((box, k) => k !== i && touch(box, nth(boxes, i)));
  return [...shapes.filter((_, i) => !meets(i)).flat(), ...parted(shapes.filter((_, i) => meets(i)))];
}

/** Shapes as one path, of which only those that overlap go to paper; the contours come as if all had gone. */
function parted(shapes: readonly Path[]): Path {
  const whole = untangled(shapes.flat());
  if (whole) return whole;
  const corners = contours(shapes.flat()).map((contour) => new Set(contour.map((command) => command.slice(-2).join())));
  // Paper begins a contour at a corner of the earliest one that it is made of.
  const placeOf = ([start]: Path): number => corners.findIndex((own) => own.has(start?.slice(1).join() ?? ''));
  const pieces = tangles(shapes).flatMap((group) => contours(resolve(group.flat())).map((path) => ({ path, place: placeOf(path) })));
  return pieces.sort((a, b) => a.place - b.place).flatMap(({ path }) => path);
}

/** The shapes in groups that hang together by overlaps. */
function tangles(shapes: readonly Path[]): Path[][] {
  const boxes = shapes.map(bounds);
  const groups: number[][] = [];
  for (const [i, shape] of shapes.entries()) {
    const isTangled = (k: number): boolean => touch(nth(boxes, k), nth(boxes, i)) && untangled([...nth(shapes, k), ...shape]) === null;
    const tied = groups.filter((group) => group.some(isTangled));
    for (const group of tied) groups.splice(groups.indexOf(group), 1);
    groups.push([...tied.flat(), i]);
  }
  return groups.map((group) => group.sort((a, b) => a - b).map((i) => nth(shapes, i)));
}
