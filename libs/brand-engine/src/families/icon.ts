import type { MarkDecision } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import { bounds, type Box, fit, type Path, transform, translation } from '../geometry/path.js';

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

/** Fits several pictures by their diagonal into the circle around a box, which a row of them fills further than the box itself. */
export function fitSeveral(path: Path, box: Box, share = 1): Path {
  const { x, y, width, height } = bounds(path);
  const scale = (share * Math.SQRT2 * box.width) / Math.hypot(width, height);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return transform(path, [scale, 0, 0, scale, cx - scale * (x + width / 2), cy - scale * (y + height / 2)]);
}

/** Two pictures side by side on one line, each about `size` high, with the first at the left of the origin's square. */
export function coupleOf(pack: Pack, mark: MarkDecision, size: number): [Path, Path] {
  const placed = (icon: string, x: number): Path => {
    const own = fitIcon(pack.bareDrawing(icon, mark), { x, y: 0, width: size, height: size });
    const { x: left, y, height } = bounds(own);
    return transform(own, translation(x - left, size - y - height));
  };
  const first = placed(mark.icon ?? '', 0);
  const { x, width } = bounds(first);
  return [first, placed(mark.partner ?? mark.icon ?? '', x + width + size * 0.16)];
}
