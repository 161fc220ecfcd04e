const { abs, max, min, sqrt } = Math;

/** One absolute command. Relative commands, arcs and shorthands are resolved when a path is parsed. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** The one path model of the engine. Filled by the non-zero rule; y grows downwards. */
export type Path = readonly Command[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `[a b c d e f]` as in SVG: x′ = ax + cy + e, y′ = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Scaling about a point. */
export const scaling = (sx: number, sy = sx, cx = 0, cy = 0): Matrix => [sx, 0, 0, sy, cx - sx * cx, cy - sy * cy];

/** Clockwise rotation (y grows downwards) in degrees about a point. */
export function rotation(degrees: number, cx = 0, cy = 0): Matrix {
  const r = (degrees * Math.PI) / 180;
  const cos = Math.cos(r);
  const sin = Math.sin(r);
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
}

export function transform(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const across = (x: number, y: number): number => a * x + c * y + e;
  const down = (x: number, y: number): number => b * x + d * y + f;
  return path.map((own): Command => {
    switch (own[0]) {
      case 'M':
      case 'L':
        return [own[0], across(own[1], own[2]), down(own[1], own[2])];
      case 'Q':
        return ['Q', across(own[1], own[2]), down(own[1], own[2]), across(own[3], own[4]), down(own[3], own[4])];
      case 'C': {
        const [, ax, ay, bx, by, ex, ey] = own;
        return ['C', across(ax, ay), down(ax, ay), across(bx, by), down(bx, by), across(ex, ey), down(ex, ey)];
      }
      case 'Z':
        return own;
    }
  });
}

/** The lowest and the highest value on one axis. */
interface Range {
  low: number;
  high: number;
}

function widen(range: Range, value: number): void {
  if (value < range.low) range.low = value;
  if (value > range.high) range.high = value;
}

/** Widens a range by where a cubic turns around at `t`, if that lies on it. */
function widenAt(range: Range, p0: number, p1: number, p2: number, p3: number, t: number): void {
  if (t > 0 && t < 1) widen(range, (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3);
}

/** Widens a range by where a cubic turns around on its axis: the values there are all it can reach beyond its ends. */
function widenByTurns(range: Range, p0: number, p1: number, p2: number, p3: number): void {
  const [low, high] = p0 < p3 ? [p0, p3] : [p3, p0];
  if (p1 >= low && p1 <= high && p2 >= low && p2 <= high) return;
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  if (abs(a) < 1e-9) {
    if (abs(b) > 1e-9) widenAt(range, p0, p1, p2, p3, -c / b);
    return;
  }
  const disc = b * b - 4 * a * c;
  if (disc < 0) return;
  widenAt(range, p0, p1, p2, p3, (-b + sqrt(disc)) / (2 * a));
  widenAt(range, p0, p1, p2, p3, (-b - sqrt(disc)) / (2 * a));
}

/** The tight bounding box; an empty path has a box of zeros. */
export function bounds(path: Path): Box {
  const [across, down]: [Range, Range] = [
    { low: Infinity, high: -Infinity },
    { low: Infinity, high: -Infinity },
  ];
  let [x, y] = [0, 0];
  for (const c of path) {
    if (c[0] === 'Z') continue;
    const ex = c[0] === 'C' ? c[5] : c[0] === 'Q' ? c[3] : c[1];
    const ey = c[0] === 'C' ? c[6] : c[0] === 'Q' ? c[4] : c[2];
    if (c[0] === 'C') {
      widenByTurns(across, x, c[1], c[3], ex);
      widenByTurns(down, y, c[2], c[4], ey);
    } else if (c[0] === 'Q') {
      widenByTurns(across, x, x + (2 / 3) * (c[1] - x), ex + (2 / 3) * (c[1] - ex), ex);
      widenByTurns(down, y, y + (2 / 3) * (c[2] - y), ey + (2 / 3) * (c[2] - ey), ey);
    }
    widen(across, (x = ex));
    widen(down, (y = ey));
  }
  return across.low > across.high
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: across.low, y: down.low, width: across.high - across.low, height: down.high - down.low };
}

/** Quadratics become cubics; everything else stays. */
export function toCubics(path: Path): Path {
  let [x, y] = [0, 0];
  return path.map((command) => {
    if (command[0] === 'Z') return command;
    const [px, py] = [x, y];
    [x, y] = command.slice(-2) as [number, number];
    if (command[0] !== 'Q') return command;
    const [, qx, qy, ex, ey] = command;
    return ['C', px + (2 / 3) * (qx - px), py + (2 / 3) * (qy - py), ex + (2 / 3) * (qx - ex), ey + (2 / 3) * (qy - ey), ex, ey] as const;
  });
}

/** The box around several paths. */
export function union(boxes: readonly Box[]): Box {
  const x = min(...boxes.map((b) => b.x));
  const y = min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    width: max(...boxes.map((b) => b.x + b.width)) - x,
    height: max(...boxes.map((b) => b.y + b.height)) - y,
  };
}

/** The path scaled evenly and centred into `box`. */
export function fit(path: Path, box: Box): Path {
  const own = bounds(path);
  const scale = min(box.width / own.width, box.height / own.height);
  return transform(path, [
    scale,
    0,
    0,
    scale,
    box.x + box.width / 2 - scale * (own.x + own.width / 2),
    box.y + box.height / 2 - scale * (own.y + own.height / 2),
  ]);
}

/** The closed contours of a path, each starting with its own `M`. */
export function contours(path: Path): Path[] {
  const out: Command[][] = [];
  for (const command of path) {
    if (command[0] === 'M') out.push([]);
    out.at(-1)?.push(command);
  }
  return out;
}

/** Twice the signed area within the corners and handles of a contour, positive when it runs clockwise, and six times its moments. */
function momentsOf(contour: Path): [area: number, x: number, y: number] {
  const points = contour.flatMap((command) => command.slice(1) as number[]);
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < points.length; i += 2) {
    const k = (i + 2) % points.length;
    const [x, y, nextX, nextY] = [points[i] ?? 0, points[i + 1] ?? 0, points[k] ?? 0, points[k + 1] ?? 0];
    const cross = x * nextY - nextX * y;
    sum += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  return [sum, sumX, sumY];
}

/** The centre of gravity of what lies within the corners and handles of a path: near enough to align by. */
export function gravityOf(path: Path): [number, number] {
  const moments = contours(path).map(momentsOf);
  const total = (of: 0 | 1 | 2): number => moments.reduce((sum, moment) => sum + moment[of], 0);
  return [total(1) / (3 * total(0)), total(2) / (3 * total(0))];
}

/** The path turned around where its largest contour runs anticlockwise, so that whatever is cut out of a field winds the same way. */
export function clockwise(path: Path): Path {
  const windings = contours(path).map((contour) => momentsOf(contour)[0]);
  const largest = windings.reduce((most, own) => (abs(own) > abs(most) ? own : most), 0);
  return largest < 0 ? reversed(path) : path;
}

/** A path as a mirror at `x` shows it. A mirror turns outlines round, and turned back they cut holes as before. */
export const mirroredAt = (path: Path, x: number): Path => reversed(transform(path, [-1, 0, 0, 1, 2 * x, 0]));

/** Every contour run backwards, so that it cuts a hole out of one that surrounds it. */
export function reversed(path: Path): Path {
  const out: Command[] = [];
  let run: { point: [number, number]; command: Command }[] = [];
  const flush = (): void => {
    const last = run.at(-1);
    if (!last) return;
    out.push(['M', ...last.point]);
    for (let i = run.length - 1; i > 0; i--) {
      const { command } = run[i] as { command: Command };
      const end = (run[i - 1] as { point: [number, number] }).point;
      if (command[0] === 'C') out.push(['C', command[3], command[4], command[1], command[2], ...end]);
      else if (command[0] === 'Q') out.push(['Q', command[1], command[2], ...end]);
      else out.push(['L', ...end]);
    }
    out.push(['Z']);
    run = [];
  };
  for (const command of path) {
    if (command[0] === 'M') flush();
    if (command[0] !== 'Z') run.push({ point: command.slice(-2) as [number, number], command });
  }
  flush();
  return out;
}

/** Twice the area between a line and the origin. */
const swept = (x: number, y: number, nextX: number, nextY: number): number => x * nextY - nextX * y;

/** The area inside a path: holes run the other way and count against it. Curves are taken at their middle. */
export function inkOf(path: Path): number {
  let [twice, startX, startY, x, y] = [0, 0, 0, 0, 0];
  for (const c of path) {
    if (c[0] === 'M') {
      x = startX = c[1];
      y = startY = c[2];
      continue;
    }
    if (c[0] === 'Q' || c[0] === 'C') {
      const isQuadratic = c[0] === 'Q';
      const middleX = isQuadratic ? 0.25 * x + 0.5 * c[1] + 0.25 * c[3] : 0.125 * x + 0.375 * c[1] + 0.375 * c[3] + 0.125 * c[5];
      const middleY = isQuadratic ? 0.25 * y + 0.5 * c[2] + 0.25 * c[4] : 0.125 * y + 0.375 * c[2] + 0.375 * c[4] + 0.125 * c[6];
      twice += swept(x, y, middleX, middleY);
      x = middleX;
      y = middleY;
    }
    const endX = c[0] === 'Z' ? startX : c[0] === 'L' ? c[1] : c[0] === 'Q' ? c[3] : c[5];
    const endY = c[0] === 'Z' ? startY : c[0] === 'L' ? c[2] : c[0] === 'Q' ? c[4] : c[6];
    twice += swept(x, y, endX, endY);
    x = endX;
    y = endY;
  }
  return Math.abs(twice) / 2;
}
