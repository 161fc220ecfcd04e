import { picture } from './raster.js';
import type { Box, Path } from './path.js';

/** The largest circle that fits into a shape or beside it. */
export interface Clearing {
  x: number;
  y: number;
  r: number;
}

const size = 48;

/** How far each pixel is from the nearest one that is not free, by two passes over its neighbours. */
function distances(isFree: (at: number) => boolean): Float32Array {
  const far = new Float32Array(size * size);
  const diagonal = Math.SQRT2;
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= size || y >= size ? 0 : (far[y * size + x] ?? 0));
  for (let i = 0; i < far.length; i++) far[i] = isFree(i) ? size : 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      if (far[i] !== 0)
        far[i] = Math.min(far[i] ?? 0, at(x - 1, y) + 1, at(x, y - 1) + 1, at(x - 1, y - 1) + diagonal, at(x + 1, y - 1) + diagonal);
    }
  for (let y = size - 1; y >= 0; y--)
    for (let x = size - 1; x >= 0; x--) {
      const i = y * size + x;
      if (far[i] !== 0)
        far[i] = Math.min(far[i] ?? 0, at(x + 1, y) + 1, at(x, y + 1) + 1, at(x + 1, y + 1) + diagonal, at(x - 1, y + 1) + diagonal);
    }
  return far;
}

/** The largest circle within `box` that lies wholly inside the shape, or wholly outside of it. */
export function clearingOf(path: Path, box: Box, where: 'inside' | 'outside'): Clearing {
  const { grey } = picture([path], box, size);
  const isFree = (i: number): boolean => (where === 'inside' ? (grey[i] ?? 0) > 0.6 : (grey[i] ?? 0) < 0.25);
  const far = distances(isFree);
  let best = 0;
  for (let i = 1; i < far.length; i++) if ((far[i] ?? 0) > (far[best] ?? 0)) best = i;
  const side = Math.max(box.width, box.height);
  const pixel = side / size;
  const [left, top] = [box.x - (side - box.width) / 2, box.y - (side - box.height) / 2];
  return {
    x: left + ((best % size) + 0.5) * pixel,
    y: top + (Math.floor(best / size) + 0.5) * pixel,
    r: Math.max(0, (far[best] ?? 0) - 0.5) * pixel,
  };
}
