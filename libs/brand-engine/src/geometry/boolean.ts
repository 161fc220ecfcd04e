import type {} from 'paper';
import core from 'paper/dist/paper-core.js';
import type { Command, Path } from './path.js';
import { contours, toCubics } from './path.js';

// The typings describe `paper` only; the core build is the same without the parts that want a browser.
const scope = core as unknown as paper.PaperScope;
scope.setup(new scope.Size(1, 1));

/** Where a contour ends a rounding error away from its start, paper would lose a curve while closing it: the ends are joined. */
function closed(contour: Path): Path {
  const start = contour[0];
  const at = contour.findLastIndex((command) => command[0] !== 'Z');
  const last = contour[at];
  if (start?.[0] !== 'M' || !last || last[0] === 'Z' || at < 1) return contour;
  const [x, y] = last.slice(-2) as [number, number];
  if (Math.abs(x - start[1]) > 1e-4 || Math.abs(y - start[2]) > 1e-4) return contour;
  const snapped = [...last.slice(0, -2), start[1], start[2]] as unknown as Command;
  return contour.with(at, snapped);
}

function toPaper(path: Path): paper.CompoundPath {
  const data = contours(toCubics(path))
    .flatMap(closed)
    .map((c) => c[0] + c.slice(1).join(' '))
    .join('');
  return new scope.CompoundPath({ pathData: data, fillRule: 'nonzero', insert: false });
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
