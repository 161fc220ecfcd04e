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
