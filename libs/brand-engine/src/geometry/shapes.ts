import { arc } from './parse.js';
import { type Command, type Path, reversed } from './path.js';
import { nth } from '../nth.js';

/** A point on a circle; 0° is up and the angle grows clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const r = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(r), cy + radius * Math.sin(r)];
}

export function circle(cx: number, cy: number, r: number): Path {
  return ellipse(cx, cy, r, r);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Path {
  return [
    ['M', cx - rx, cy],
    ...arc(cx - rx, cy, rx, ry, 0, false, true, cx + rx, cy),
    ...arc(cx + rx, cy, rx, ry, 0, false, true, cx - rx, cy),
    ['Z'],
  ];
}

export function rect(x: number, y: number, width: number, height: number, radius = 0): Path {
  return polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );
}

/** A polygon whose corners are rounded by quadratic-like cubics of the given reach. */
export function polygon(points: readonly (readonly [number, number])[], radius = 0): Path {
  const count = points.length;
  const at = (i: number): readonly [number, number] => nth(points, (i + count) % count);
  if (radius <= 0) return [...points.map(([x, y], i): Command => [i === 0 ? 'M' : 'L', x, y]), ['Z']];
  const out: Command[] = [];
  for (let i = 0; i < count; i++) {
    const [px, py] = at(i - 1);
    const [x, y] = at(i);
    const [nx, ny] = at(i + 1);
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const cosine = ((px - x) * (nx - x) + (py - y) * (ny - y)) / (before * after);
    const half = Math.acos(Math.max(-1, Math.min(1, cosine))) / 2;
    const reach = Math.min(radius / Math.tan(half), before / 2, after / 2);
    const k = 0.5523 * Math.min(1, Math.tan(half) || 1);
    const from: [number, number] = [x + ((px - x) * reach) / before, y + ((py - y) * reach) / before];
    const to: [number, number] = [x + ((nx - x) * reach) / after, y + ((ny - y) * reach) / after];
    out.push(i === 0 ? ['M', ...from] : ['L', ...from]);
    out.push(['C', from[0] + (x - from[0]) * k, from[1] + (y - from[1]) * k, to[0] + (x - to[0]) * k, to[1] + (y - to[1]) * k, ...to]);
  }
  out.push(['Z']);
  return out;
}

export function regularPolygon(cx: number, cy: number, r: number, sides: number, turn = 0, radius = 0): Path {
  return polygon(
    Array.from({ length: sides }, (_, i) => polar(cx, cy, r, turn + (360 * i) / sides)),
    radius,
  );
}

/** A superellipse: rounder than a rounded square, with no visible joint between side and corner. */
export function squircle(cx: number, cy: number, r: number, tension = 0.92): Path {
  const k = r * tension;
  return [
    ['M', cx, cy - r],
    ['C', cx + k, cy - r, cx + r, cy - k, cx + r, cy],
    ['C', cx + r, cy + k, cx + k, cy + r, cx, cy + r],
    ['C', cx - k, cy + r, cx - r, cy + k, cx - r, cy],
    ['C', cx - r, cy - k, cx - k, cy - r, cx, cy - r],
    ['Z'],
  ];
}

/** A slice of a ring; with `inner` 0 a slice of a disc. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): Path {
  const large = to - from > 180;
  const a = polar(cx, cy, outer, from);
  const b = polar(cx, cy, outer, to);
  if (inner <= 0) return [['M', cx, cy], ['L', ...a], ...arc(...a, outer, outer, 0, large, true, ...b), ['Z']];
  const c = polar(cx, cy, inner, to);
  const d = polar(cx, cy, inner, from);
  return [
    ['M', ...a],
    ...arc(...a, outer, outer, 0, large, true, ...b),
    ['L', ...c],
    ...arc(...c, inner, inner, 0, large, false, ...d),
    ['Z'],
  ];
}

/** A ring of even thickness. */
export function ring(cx: number, cy: number, outer: number, inner: number): Path {
  return [...circle(cx, cy, outer), ...reversed(circle(cx, cy, inner))];
}
