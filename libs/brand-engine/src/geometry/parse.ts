import type { Command, Path } from './path.js';
import { nth } from '../nth.js';

const numbersOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads SVG path data of any kind into absolute commands; every contour is closed, as filling would close it. */
export function parsePath(data: string): Path {
  const out: Command[] = [];
  const tokens = data.match(/[a-df-z]|[^a-df-z]+/gi) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [controlX, controlY] = [0, 0];
  let previous = '';
  const close = (): void => {
    if (out.length > 0 && out.at(-1)?.[0] !== 'Z') out.push(['Z']);
  };
  for (let i = 0; i < tokens.length; i++) {
    const letter = nth(tokens, i);
    const upper = letter.toUpperCase();
    const count = numbersOf[upper];
    if (count === undefined) continue;
    const values = count === 0 ? [] : readNumbers(tokens[++i] ?? '', upper === 'A');
    const rounds = count === 0 ? 1 : values.length / count;
    for (let r = 0; r < rounds; r++) {
      const args = values.slice(r * count, r * count + count);
      const relative = letter !== upper;
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const kind = upper === 'M' && r > 0 ? 'L' : upper;
      const at = (n: number): number => nth(args, n);
      if (kind === 'M') {
        [x, y] = [ox + at(0), oy + at(1)];
        [startX, startY] = [x, y];
        close();
        out.push(['M', x, y]);
      } else if (kind === 'L' || kind === 'H' || kind === 'V') {
        if (kind === 'L') [x, y] = [ox + at(0), oy + at(1)];
        else if (kind === 'H') x = ox + at(0);
        else y = oy + at(0);
        out.push(['L', x, y]);
      } else if (kind === 'C' || kind === 'S') {
        const smooth = kind === 'S';
        const first: [number, number] = smooth
          ? previous === 'C' || previous === 'S'
            ? [2 * x - controlX, 2 * y - controlY]
            : [x, y]
          : [ox + at(0), oy + at(1)];
        const k = smooth ? 0 : 2;
        [controlX, controlY] = [ox + at(k), oy + at(k + 1)];
        [x, y] = [ox + at(k + 2), oy + at(k + 3)];
        out.push(['C', ...first, controlX, controlY, x, y]);
      } else if (kind === 'Q' || kind === 'T') {
        if (kind === 'Q') [controlX, controlY] = [ox + at(0), oy + at(1)];
        else [controlX, controlY] = previous === 'Q' || previous === 'T' ? [2 * x - controlX, 2 * y - controlY] : [x, y];
        const k = kind === 'Q' ? 2 : 0;
        [x, y] = [ox + at(k), oy + at(k + 1)];
        out.push(['Q', controlX, controlY, x, y]);
      } else if (kind === 'A') {
        const [endX, endY] = [ox + at(5), oy + at(6)];
        out.push(...arc(x, y, at(0), at(1), at(2), at(3) !== 0, at(4) !== 0, endX, endY));
        [x, y] = [endX, endY];
      } else {
        [x, y] = [startX, startY];
        out.push(['Z']);
      }
      previous = kind;
    }
  }
  close();
  return out;
}

/** Numbers of one command; in arcs the two flags may be glued to what follows them. */
function readNumbers(text: string, isArc: boolean): number[] {
  const out: number[] = [];
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
  const flag = /[01]/y;
  const gap = /[\s,]*/y;
  let at = 0;
  while (at < text.length) {
    gap.lastIndex = at;
    gap.exec(text);
    at = gap.lastIndex;
    const wanted = isArc && (out.length % 7 === 3 || out.length % 7 === 4) ? flag : number;
    wanted.lastIndex = at;
    const found = wanted.exec(text);
    if (!found) break;
    out.push(Number(found[0]));
    at = wanted.lastIndex;
  }
  return out;
}

/** An elliptical arc as cubics of at most 90° each. */
export function arc(
  x0: number,
  y0: number,
  rx0: number,
  ry0: number,
  tilt: number,
  large: boolean,
  sweep: boolean,
  x1: number,
  y1: number,
): Command[] {
  if (rx0 === 0 || ry0 === 0 || (x0 === x1 && y0 === y1)) return [['L', x1, y1]];
  const phi = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  const stretch = (px / rx) ** 2 + (py / ry) ** 2;
  if (stretch > 1) {
    rx *= Math.sqrt(stretch);
    ry *= Math.sqrt(stretch);
  }
  const below = rx * rx * py * py + ry * ry * px * px;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below));
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x1) / 2, sin * qx + cos * qy + (y0 + y1) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let delta = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep && delta < 0) delta += 2 * Math.PI;
  if (!sweep && delta > 0) delta -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(delta) / (Math.PI / 2) - 1e-6));
  const step = delta / pieces;
  const k = (4 / 3) * Math.tan(step / 4);
  const point = (u: number, v: number): [number, number] => [cos * rx * u - sin * ry * v + cx, sin * rx * u + cos * ry * v + cy];
  return Array.from({ length: pieces }, (_, i) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const c1 = point(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a));
    const c2 = point(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b));
    const end: [number, number] = i === pieces - 1 ? [x1, y1] : point(Math.cos(b), Math.sin(b));
    return ['C', ...c1, ...c2, ...end] as const;
  });
}
