import type { Path } from '../geometry/path.js';
import { rotation, transform } from '../geometry/path.js';
import { arc } from '../geometry/parse.js';
import { circle, ellipse } from '../geometry/shapes.js';
import { choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

/** Half the width that a petal may have at radius `r` so that a gap stays between neighbours. */
const room = (count: number, r: number): number => r * Math.sin(Math.PI / count) - 1.6;

function lens(inner: number, outer: number, halfWidth: number): Path {
  const length = outer - inner;
  const radius = (length * length) / 4 / (2 * halfWidth) + halfWidth / 2;
  return [
    ['M', 50, 50 - inner],
    ...arc(50, 50 - inner, radius, radius, 0, false, true, 50, 50 - outer),
    ...arc(50, 50 - outer, radius, radius, 0, false, true, 50, 50 - inner),
    ['Z'],
  ];
}

function blade(outer: number, count: number): Path {
  const width = Math.min(30, 2 * room(count, outer * 0.62));
  return [['M', 50, 48], ['L', 50, 50 - outer], ['C', 50 + width, 50 - outer, 50 + width, 50 - outer * 0.42, 50 + 1.2, 48], ['Z']];
}

function drop(outer: number, count: number): Path {
  const r = Math.min(19, room(count, outer * 0.72));
  const cy = 50 - outer + r;
  return [
    ['M', 50, 46],
    ['C', 50 - r * 0.5, 40, 50 - r, cy + r * 0.9, 50 - r, cy],
    ...arc(50 - r, cy, r, r, 0, false, true, 50 + r, cy),
    ['C', 50 + r, cy + r * 0.9, 50 + r * 0.5, 40, 50, 46],
    ['Z'],
  ];
}

/** Petals around a middle, never touching. */
export const petals: SymbolFamily = {
  id: 'petals',
  kind: 'abstract',
  devices: ['lenses', 'drops', 'blades', 'rounds'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['lenses', 'drops', 'blades', 'rounds'],
  suits: ({ personality }) => 0.7 - 0.5 * personality.organicTechnical - 0.3 * personality.softSharp,
  draw(mark) {
    const count = choice(mark, 'a', mark.device === 'lenses' ? [6, 7, 5] : mark.device === 'blades' ? [6, 5, 7] : [5, 6, 4]);
    const petal: Record<string, () => Path> = {
      lenses: () => lens(3, 50, Math.min(14, room(count, 26))),
      drops: () => drop(50, count),
      blades: () => blade(50, count),
      rounds: () => ellipse(50, 26, Math.min(15, room(count, 27)), 22),
    };
    const shape = (petal[mark.device] ?? (() => drop(50, count)))();
    const start = choice(mark, 'b', [0, 180 / count]);
    const alternate = count % 2 === 0 && (mark.params.c ?? 0) > 0.4;
    const parts = Array.from({ length: count }, (_, i) =>
      part(alternate && i % 2 === 1 ? 'secondary' : 'primary', transform(shape, rotation(start + (360 * i) / count, 50, 50))),
    );
    const merged = (['primary', 'secondary'] as const).map((paint) =>
      part(
        paint,
        parts.filter((p) => p.paint === paint).flatMap((p) => p.path),
      ),
    );
    const heart = mark.device === 'rounds' && !alternate ? [part('secondary', circle(50, 50, count === 4 ? 7 : 6))] : [];
    return { parts: [...merged.filter((p) => p.path.length > 0), ...heart], hasField: false };
  },
};
