import type { Container } from '../decisions.js';
import { punched } from '../geometry/cut.js';
import { bounds, clockwise, transform, union } from '../geometry/path.js';
import { containerOf } from './container.js';
import { type Drawing, part } from './family.js';

/** The containers any drawing can be cut out of. */
export const plates: readonly Container[] = ['none', 'circle', 'squircle', 'square', 'hexagon'];

/** Cuts a whole drawing out of a container, so that a bright colour can be its field. */
export function plated(drawing: Drawing, container: Container, roundness: number): Drawing {
  const { outline, inner } = containerOf(container, { roundness });
  const own = union(drawing.parts.filter((p) => p.path.length > 0).map((p) => bounds(p.path)));
  const scale = Math.min(inner.width / own.width, inner.height / own.height) * 1.04;
  const shapes = drawing.parts.flatMap((p) =>
    transform(p.path, [
      scale,
      0,
      0,
      scale,
      inner.x + inner.width / 2 - scale * (own.x + own.width / 2),
      inner.y + inner.height / 2 - scale * (own.y + own.height / 2),
    ]),
  );
  // No family lays its parts over each other, so turning them around is all the cutting it takes.
  const glyph = clockwise(shapes);
  return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
}
