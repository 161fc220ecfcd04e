import type { Command, Path } from '../geometry/path.js';

const { sin } = Math;

/** How far a point is moved: a smooth field, so that what touches stays together and a hole stays around its glyph. */
function moved(x: number, y: number, reach: number, grain: number): [number, number] {
  const [u, v] = [x / grain, y / grain];
  return [
    x + reach * (sin(1.3 * u + 2.1 * v + 0.4) + 0.6 * sin(3.1 * v - 0.7 * u + 1.9)),
    y + reach * (sin(1.7 * v - 1.1 * u + 2.6) + 0.6 * sin(2.9 * u + 0.8 * v + 0.2)),
  ];
}

/** An outline as a hand would cut it: straight lines bow a little, corners are not quite where they should be. */
export function wobbled(path: Path, reach: number, grain: number): Path {
  const at = (x: number, y: number): [number, number] => moved(x, y, reach, grain);
  let [x, y] = [0, 0];
  return path.map((command): Command => {
    if (command[0] === 'Z') return command;
    const [fromX, fromY] = [x, y];
    [x, y] = command.slice(-2) as [number, number];
    switch (command[0]) {
      case 'C':
        return ['C', ...at(command[1], command[2]), ...at(command[3], command[4]), ...at(x, y)];
      case 'Q':
        return ['Q', ...at(command[1], command[2]), ...at(x, y)];
      case 'L': {
        const third = (share: number): [number, number] => at(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
        return ['C', ...third(1 / 3), ...third(2 / 3), ...at(x, y)];
      }
      case 'M':
        return ['M', ...at(x, y)];
    }
  });
}
