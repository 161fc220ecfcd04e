import type {} from 'paper';
import core from 'paper/dist/paper-core.js';
import { nth } from '../nth.js';
import { bounds, type Box, type Command, contours, type Path, toCubics } from './path.js';

// The typings describe `paper` only; the core build is the same without the parts that want a browser.
const scope = core as unknown as paper.PaperScope;
scope.setup(new scope.Size(1, 1));

type Spot = [number, number];
/** A corner with the handles of the curves before and after it, relative to it. */
type Segment = [point: Spot, handleIn: Spot, handleOut: Spot];

/** The corners of a closed contour. An end that lies a rounding error away from the start is the start. */
function segmentsOf(contour: Path): Segment[] {
  const out: Segment[] = [];
  for (const command of toCubics(contour)) {
    if (command[0] === 'Z') continue;
    const [x, y] = command.slice(-2) as Spot;
    const last = out.at(-1);
    if (command[0] === 'C' && last) last[2] = [command[1] - last[0][0], command[2] - last[0][1]];
    out.push([[x, y], command[0] === 'C' ? [command[3] - x, command[4] - y] : [0, 0], [0, 0]]);
  }
  const [first, last] = [out[0], out.at(-1)];
  if (!first || !last || first === last) return out;
  if (Math.abs(first[0][0] - last[0][0]) > 1e-4 || Math.abs(first[0][1] - last[0][1]) > 1e-4) return out;
  first[1] = last[1];
  return out.slice(0, -1);
}

function toPaper(path: Path): paper.CompoundPath {
  const children = contours(path).map((contour) => new scope.Path({ segments: segmentsOf(contour), closed: true, insert: false }));
  return new scope.CompoundPath({ children, fillRule: 'nonzero', insert: false });
}

function fromPaper(item: paper.PathItem): Path {
  const children = (item instanceof scope.CompoundPath ? item.children : [item]) as paper.Path[];
  const out: Command[] = [];
  for (const child of children) {
    const [first] = child.segments;
    if (!first || child.segments.length < 2 || Math.abs(child.area) < 1e-3) continue;
    out.push(['M', first.point.x, first.point.y]);
    for (const { segment1: a, segment2: b } of child.curves) {
      const straight = a.handleOut.isZero() && b.handleIn.isZero();
      if (straight && b === first) continue;
      out.push(
        straight
          ? ['L', b.point.x, b.point.y]
          : [
              'C',
              a.point.x + a.handleOut.x,
              a.point.y + a.handleOut.y,
              b.point.x + b.handleIn.x,
              b.point.y + b.handleIn.y,
              b.point.x,
              b.point.y,
            ],
      );
    }
    out.push(['Z']);
  }
  return out;
}

const quiet = { insert: false };

/** What `path` has and `cutter` has not. */
export const subtract = (path: Path, cutter: Path): Path => fromPaper(toPaper(path).subtract(toPaper(cutter), quiet));

/** What both have. */
export const intersect = (path: Path, other: Path): Path => fromPaper(toPaper(path).intersect(toPaper(other), quiet));

/** What either has, without inner overlaps. */
export const unite = (path: Path, other: Path): Path => fromPaper(toPaper(path).unite(toPaper(other), quiet));

/** The same area without contours that overlap each other. */
export function resolve(path: Path): Path {
  const item = toPaper(path);
  return fromPaper(item.unite(undefined as unknown as paper.PathItem, quiet));
}

const touch = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Shapes as one path without overlaps, where each is free of them in itself. Only those whose boxes meet are united, because a
 * general boolean over a whole line of text is most of the work of an emblem.
 */
export function apart(shapes: readonly Path[]): Path {
  const boxes = shapes.map(bounds);
  const meets = (i: number): boolean => boxes.some((box, k) => k !== i && touch(box, nth(boxes, i)));
  const close = shapes.filter((_, i) => meets(i));
  return [...shapes.filter((_, i) => !meets(i)).flat(), ...(close.length > 0 ? resolve(close.flat()) : [])];
}
