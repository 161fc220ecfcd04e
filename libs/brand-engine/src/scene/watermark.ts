import { clip } from '../geometry/cut.js';
import { bounds, contours, type Path } from '../geometry/path.js';
import type { Part, Scene } from './scene.js';

const angle = 32;
const width = 0.55;

/** How far the bars may lie apart, the closest first. */
export const pitches = [5.5, 9, 15, 26, 45, 90] as const;

/** One contour without thin diagonal bars, spaced evenly over the whole sheet. */
function barred(contour: Path, pitch: number): Path {
  const r = (angle * Math.PI) / 180;
  const reachOf = (x: number, y: number): number => x * Math.cos(r) + y * Math.sin(r);
  const { x, y, width: w, height: h } = bounds(contour);
  const first = Math.floor(reachOf(x, y) / pitch);
  const last = Math.ceil(reachOf(x + w, y + h) / pitch);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = (first + i) * pitch + width / 2;
    const to = from + pitch - width;
    return clip(clip(contour, { degrees: angle, reach: to }), { degrees: angle + 180, reach: -from });
  }).flat();
}

/** The scene with bars cut out of its geometry, so that no element can be deleted to get rid of them. */
export function watermarked(scene: Scene, pitch: number): Scene {
  // Contour by contour, because letters may overlap themselves and the winding of each one is kept.
  const cut = (part: Part): Part => ({ ...part, path: contours(part.path).flatMap((contour) => barred(contour, pitch)) });
  return { ...scene, symbol: scene.symbol.map(cut), text: scene.text.map(cut) };
}
