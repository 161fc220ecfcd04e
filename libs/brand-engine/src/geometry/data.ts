import { nth } from '../nth.js';
import type { Path } from './path.js';

const { abs, floor, round } = Math;

/** What stands after the whole of a number, by its hundredths: no trailing zero. */
const fractions = Array.from({ length: 100 }, (_, rest) => {
  if (rest === 0) return '';
  return rest % 10 === 0 ? `.${rest / 10}` : rest < 10 ? `.0${rest}` : `.${rest}`;
});

/** The shortest way to write so many hundredths: no leading or trailing zero. */
function digitsOf(hundredths: number): string {
  const whole = floor(hundredths / 100);
  const fraction = nth(fractions, hundredths % 100);
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** Nearly all numbers of a drawing are less than a hundred. */
const common = Array.from({ length: 10_000 }, (_, hundredths) => digitsOf(hundredths));

function decimals(hundredths: number): string {
  const size = abs(hundredths);
  const digits = common[size] ?? digitsOf(size);
  return hundredths < 0 ? `-${digits}` : digits;
}

/** Whether nothing need part a number from the one before: a sign does, or a point after a number that has one. */
const isApart = (number: number, before: number): boolean => number < 0 || (number > 0 && number < 100 && before % 100 !== 0);

/** Whether the handles of a curve (start, handles, end) lie within `reach` of its chord. */
function isFlat(points: readonly number[], reach: number): boolean {
  const [x0 = 0, y0 = 0] = points;
  const [dx, dy] = [(points.at(-2) ?? 0) - x0, (points.at(-1) ?? 0) - y0];
  const length = Math.hypot(dx, dy);
  return points.every((value, i) => {
    if (i % 2 === 1) return true;
    const [px, py] = [value - x0, (points[i + 1] ?? 0) - y0];
    return length === 0 ? Math.hypot(px, py) <= reach : abs(px * dy - py * dx) <= reach * length;
  });
}

/** A command as it is written, and the last of its numbers. */
interface Written {
  letter: string;
  text: string;
  number: number;
}

/** Writes a command with its numbers counted from (x, y); the letter of the one before need not be repeated. */
function written(letter: string, numbers: readonly number[], x: number, y: number, last: Written): Written {
  // What follows a move without a letter would be read as lines.
  const repeats = letter === last.letter && letter !== 'M' && letter !== 'Z';
  let text = repeats ? '' : letter;
  let { number } = last;
  for (let i = 0; i < numbers.length; i++) {
    const next = nth(numbers, i) - (i % 2 === 0 ? x : y);
    const follows = repeats || i > 0;
    if (follows && !isApart(next, number)) text += ' ';
    text += decimals(next);
    number = next;
  }
  return { letter, text, number };
}

/** A command absolute or relative to (x, y), whichever is shorter. */
function shortest(letter: string, numbers: readonly number[], x: number, y: number, last: Written): Written {
  const absolute = written(letter, numbers, 0, 0, last);
  const relative = written(letter.toLowerCase(), numbers, x, y, last);
  return relative.text.length < absolute.text.length ? relative : absolute;
}

/**
 * Path data with two decimals at most, each command absolute or relative, whichever is shorter: the same geometry gives the same
 * bytes. Relative numbers start from the rounded place, so that roundings never add up. `grain` coarsens the grid, in hundredths.
 */
export function toData(path: Path, grain = 1): string {
  const out: string[] = [];
  let [x, y] = [0, 0];
  let last: Written = { letter: '', text: '', number: 0 };
  for (const command of path) {
    const snapped: number[] = [];
    for (let i = 1; i < command.length; i++) snapped.push(round(((command[i] as number) * 100) / grain) * grain + 0);
    // On a coarse grid a curve may be as good as its chord.
    const isChord = grain > 1 && snapped.length > 2 && isFlat([x, y, ...snapped], grain);
    const letter = isChord ? 'L' : command[0];
    const numbers = isChord ? snapped.slice(-2) : snapped;
    if (letter === 'M' || letter === 'Z') last = written(letter, numbers, 0, 0, last);
    // On a coarse grid a short piece may come to nothing.
    else if (numbers.every((n, i) => n === (i % 2 === 0 ? x : y))) continue;
    else {
      const [endX, endY] = [nth(numbers, numbers.length - 2), nth(numbers, numbers.length - 1)];
      // A level or upright line needs one number.
      if (letter === 'L' && endY === y) last = shortest('H', [endX], x, 0, last);
      else if (letter === 'L' && endX === x) last = shortest('V', [endY], y, 0, last);
      else last = shortest(letter, numbers, x, y, last);
    }
    out.push(last.text);
    // After a close the pen is back at the start of the contour, which the next move makes irrelevant.
    [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
  }
  return out.join('');
}
