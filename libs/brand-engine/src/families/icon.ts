import { parsePath } from '../geometry/parse.js';
import { bounds, type Box, fit, type Path, transform, translation } from '../geometry/path.js';
import type { MarkDecision } from '../decisions.js';
import type { DrawContext } from './family.js';

type Drawing = 'solid' | 'silhouette' | 'halo' | 'line';

/** A drawing of the mark's icon in the 100-unit box; a solid one where the set has no line drawing. */
export function iconPath(context: DrawContext, mark: MarkDecision, drawing: Drawing): Path {
  const icon = context.pack.icon(mark.icon ?? '');
  if (!icon) throw new Error(`The assets pack has no icon "${mark.icon ?? ''}".`);
  return parsePath(icon[drawing] ?? icon.solid);
}

/** Fits an icon by its area rather than its box, so that a slim one does not look lost and a full one not swollen. */
export function fitIcon(path: Path, box: Box): Path {
  const own = bounds(path);
  const longest = Math.max(own.width, own.height);
  const slim = Math.min(own.width, own.height) / longest;
  const grown = 1 + 0.14 * (1 - slim);
  const size = box.width * grown;
  const placed = fit(path, { x: 0, y: 0, width: size, height: size });
  return transform(placed, translation(box.x + box.width / 2 - size / 2, box.y + box.height / 2 - size / 2));
}
