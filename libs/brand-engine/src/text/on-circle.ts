import { type Matrix, type Path, transform } from '../geometry/path.js';
import type { Word } from './word.js';

/** The angle in degrees that a line takes up on a circle. */
export const spanOnCircle = (word: Word, radius: number): number => (word.box.width / radius) * (180 / Math.PI);

/** Bends a line around the middle of the 100-unit box, letter by letter: over the top, or under it with the letters still upright. */
export function onCircle(word: Word, radius: number, side: 'top' | 'bottom'): Path[] {
  const middle = word.box.x + word.box.width / 2;
  return word.glyphs.map(({ path, box: { x, width } }) => {
    const own = x + width / 2;
    const angle = ((own - middle) / radius) * (side === 'top' ? 1 : -1);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [px, py] = side === 'top' ? [50 + radius * sin, 50 - radius * cos] : [50 - radius * Math.sin(angle), 50 + radius * cos];
    const turn: Matrix = [cos, sin, -sin, cos, px - cos * own, py - sin * own];
    return transform(path, turn);
  });
}
