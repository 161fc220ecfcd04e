import { picture } from '../geometry/raster.js';
import { bounds, type Box, type Command, type Path } from '../geometry/path.js';

/** The outline of every group of inked pixels, clockwise around ink: corner by corner along the edges between ink and ground. */
function traced(isInk: (x: number, y: number) => boolean, size: number): [number, number][][] {
  // Each edge runs with the ink on its right; from its start it is found again by its end.
  const edges = new Map<string, [number, number][]>();
  const add = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const key = `${fromX},${fromY}`;
    const known = edges.get(key);
    if (known) known.push([toX, toY]);
    else edges.set(key, [[toX, toY]]);
  };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isInk(x, y)) continue;
      if (!isInk(x, y - 1)) add(x, y, x + 1, y);
      if (!isInk(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!isInk(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!isInk(x - 1, y)) add(x, y + 1, x, y);
    }
  const outlines: [number, number][][] = [];
  for (const key of [...edges.keys()]) {
    while ((edges.get(key)?.length ?? 0) > 0) {
      const [startX = 0, startY = 0] = key.split(',').map(Number);
      const corners: [number, number][] = [];
      let at: [number, number] = [startX, startY];
      let heading: [number, number] = [0, 0];
      do {
        const next = edges.get(`${at[0]},${at[1]}`)?.pop();
        if (!next) break;
        const turn: [number, number] = [next[0] - at[0], next[1] - at[1]];
        if (turn[0] !== heading[0] || turn[1] !== heading[1]) corners.push(at);
        heading = turn;
        at = next;
      } while (at[0] !== startX || at[1] !== startY);
      if (corners.length > 2) outlines.push(corners);
    }
  }
  return outlines;
}

function squareAround(box: Box): Box {
  const side = Math.max(box.width, box.height);
  return { x: box.x - (side - box.width) / 2, y: box.y - (side - box.height) / 2, width: side, height: side };
}

/** The share of its ink that a path gains or loses where it is drawn in pixels, `count` along its longer side. */
export function lossInPixels(path: Path, count: number): number {
  const { grey } = picture([path], squareAround(bounds(path)), count);
  let [changed, ink] = [0, 0];
  for (const own of grey) {
    changed += Math.min(own, 1 - own);
    ink += own;
  }
  return ink === 0 ? 1 : changed / ink;
}

/** A path in square pixels of the box, `count` along its longer side. */
export function pixelled(path: Path, box: Box, count: number): Path {
  const square = squareAround(box);
  const side = square.width;
  const { grey } = picture([path], square, count);
  const isInk = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < count && y < count && (grey[y * count + x] ?? 0) > 0.5;
  const pixel = side / count;
  return traced(isInk, count).flatMap((corners): Command[] => [
    ...corners.map(([x, y], i): Command => [i === 0 ? 'M' : 'L', square.x + x * pixel, square.y + y * pixel]),
    ['Z'],
  ]);
}
