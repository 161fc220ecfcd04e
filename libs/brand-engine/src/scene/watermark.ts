import { clip } from '../geometry/cut.js';
import { bounds, contours, type Path } from '../geometry/path.js';
import type { Part, Scene } from './scene.js';

const angle = 32;
const width = 0.55;

/** How far the bars may lie apart, the closest first. */
export const pitches = [5.5, 9, 15, 26, 45, 90] as const;

const radians = (angle * Math.PI) / 180;
const reachOf = (x: number, y: number): number => x * Math.cos(radians) + y * Math.sin(radians);

/** A contour without the bars from number `first` to `last`: cut at the middle one, then each side on its own, so that no piece is cut in vain. */
function without(contour: Path, first: number, last: number, pitch: number): Path {
  if (first > last || contour.length === 0) return contour;
  const middle = Math.floor((first + last) / 2);
  const before = clip(contour, { degrees: angle, reach: middle * pitch - width / 2 });
  const after = clip(contour, { degrees: angle + 180, reach: -(middle * pitch + width / 2) });
  return [...without(before, first, middle - 1, pitch), ...without(after, middle + 1, last, pitch)];
}

/** One contour without thin diagonal bars, spaced evenly over the whole sheet. */
function barred(contour: Path, pitch: number): Path {
  const { x, y, width: w, height: h } = bounds(contour);
  return without(contour, Math.ceil(reachOf(x, y) / pitch - 0.5), Math.floor(reachOf(x + w, y + h) / pitch + 0.5), pitch);
}

/** The scene with bars cut out of its geometry, so that no element can be deleted to get rid of them. */
export function watermarked(scene: Scene, pitch: number): Scene {
  // Contour by contour, because letters may overlap themselves and the winding of each one is kept.
  const cut = (part: Part): Part => ({ ...part, path: contours(part.path).flatMap((contour) => barred(contour, pitch)) });
  return { ...scene, symbol: scene.symbol.map(cut), text: scene.text.map(cut) };
}
