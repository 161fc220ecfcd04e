import type {} from 'paper';
import core from 'paper/dist/paper-core.js';
import type { Command, Path } from './path.js';
import { toCubics } from './path.js';

// The typings describe `paper` only; the core build is the same without the parts that want a browser.
const scope = core as unknown as paper.PaperScope;
scope.setup(new scope.Size(1, 1));

function toPaper(path: Path): paper.CompoundPath {
  const data = toCubics(path)
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
