import { subtract } from '../geometry/boolean.js';
import { type Path, rotation, transform } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import type { Part, Scene } from './scene.js';

const pitch = 9;
const width = 0.9;

/** Thin diagonal bars over the whole sheet. */
function bars(sheetWidth: number, sheetHeight: number): Path {
  const reach = sheetWidth + sheetHeight;
  const [cx, cy] = [sheetWidth / 2, sheetHeight / 2];
  const count = Math.ceil(reach / pitch);
  return Array.from({ length: count }, (_, i) =>
    transform(rect(cx - reach / 2 + i * pitch, cy - reach / 2, width, reach), rotation(32, cx, cy)),
  ).flat();
}

/** The scene with bars cut out of its geometry, so that no element can be deleted to get rid of them. */
export function watermarked(scene: Scene): Scene {
  const pattern = bars(scene.width, scene.height);
  const cut = (part: Part): Part => (part.path.length === 0 ? part : { ...part, path: subtract(part.path, pattern) });
  return { ...scene, symbol: scene.symbol.map(cut), text: scene.text.map(cut) };
}
