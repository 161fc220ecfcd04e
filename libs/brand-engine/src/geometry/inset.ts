import { bounds, type Command, contours, type Path, reversed } from './path.js';

interface Point {
  x: number;
  y: number;
}

/** A piece of a contour: from where it starts over its handles, if it has any, to where it ends. */
type Segment = readonly Point[];

/** How far a corner may run out, in multiples of the way to its middle. */
const longestMitre = 2.6;

function segmentsOf(contour: Path): Segment[] {
  let from: Point = { x: 0, y: 0 };
  let start = from;
  const segments: Segment[] = [];
  const add = (...points: Point[]): void => {
    const end = points.at(-1) ?? from;
    if (Math.hypot(end.x - from.x, end.y - from.y) > 1e-6) segments.push([from, ...points]);
    from = end;
  };
  for (const command of contour)
    switch (command[0]) {
      case 'M':
        start = from = { x: command[1], y: command[2] };
        break;
      case 'L':
        add({ x: command[1], y: command[2] });
        break;
      case 'Q':
        add({ x: command[1], y: command[2] }, { x: command[3], y: command[4] });
        break;
      case 'C':
        add({ x: command[1], y: command[2] }, { x: command[3], y: command[4] }, { x: command[5], y: command[6] });
        break;
      case 'Z':
        add(start);
    }
  return segments;
}

/** The unit normal to the left of the way from the first point to the next one that is another. */
function normal(points: Segment): Point {
  const [from] = points;
  const to = points.find(({ x, y }) => Math.hypot(x - (from?.x ?? 0), y - (from?.y ?? 0)) > 1e-6);
  if (!from || !to) return { x: 0, y: 0 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

function moved(contour: Path, by: number): Path {
  const segments = segmentsOf(contour);
  const corners = segments.map((segment, i): Point => {
    const before = segments.at(i - 1) ?? segment;
    const back = normal([...before].reverse());
    const [a, b] = [{ x: -back.x, y: -back.y }, normal(segment)];
    const stretch = Math.min(longestMitre, 2 / Math.max(0.1, 1 + a.x * b.x + a.y * b.y));
    const [at] = segment;
    return { x: (at?.x ?? 0) + (by * stretch * (a.x + b.x)) / 2, y: (at?.y ?? 0) + (by * stretch * (a.y + b.y)) / 2 };
  });
  const [first] = corners;
  if (!first) return [];
  const drawn = segments.map((segment, i): Command => {
    const [start, end] = [corners[i] ?? first, corners[(i + 1) % corners.length] ?? first];
    const [from, to] = [segment[0] ?? start, segment.at(-1) ?? end];
    const scale = Math.hypot(end.x - start.x, end.y - start.y) / Math.hypot(to.x - from.x, to.y - from.y);
    const after = (handle: Point): [number, number] => [start.x + (handle.x - from.x) * scale, start.y + (handle.y - from.y) * scale];
    const ahead = (handle: Point): [number, number] => [end.x + (handle.x - to.x) * scale, end.y + (handle.y - to.y) * scale];
    const [, one, two] = segment;
    if (segment.length === 4 && one && two) return ['C', ...after(one), ...ahead(two), end.x, end.y];
    return segment.length === 3 && one ? ['Q', ...after(one), end.x, end.y] : ['L', end.x, end.y];
  });
  return [['M', first.x, first.y], ...drawn, ['Z']];
}

function signedArea(path: Path): number {
  const points = path.flatMap((command) => (command[0] === 'Z' ? [] : [command.slice(-2) as [number, number]]));
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** A shape as a line of even weight along its inside. Holes have to run the other way around than what they are in. */
export function hollow(path: Path, thickness: number): Path {
  const pieces = contours(path);
  const [largest] = [...pieces].sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const inwards = thickness * (largest && signedArea(largest) < 0 ? -1 : 1);
  return pieces.flatMap((piece) => {
    const inner = moved(piece, inwards);
    const { width, height } = bounds(piece);
    const isHole = signedArea(piece) * inwards < 0;
    // A piece that is too small to have an inside stays as it is.
    const isSmall = !isHole && Math.min(width, height) < 2.2 * thickness;
    return isSmall || Math.sign(signedArea(inner)) !== Math.sign(signedArea(piece)) ? piece : [...piece, ...reversed(inner)];
  });
}
