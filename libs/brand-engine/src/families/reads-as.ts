import { bounds, type Path, transform } from '../geometry/path.js';
import { picture } from '../geometry/raster.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import { wordPath, setLine } from '../text/word.js';
import { figureOf } from './figure.js';

/** The outline of a shape as the eye takes a letter by it: how far the ink lies from each side of its box, and how wide that is. */
interface Outline {
  depths: readonly number[];
  /** The logarithm of width over height. */
  aspect: number;
}

const side = 24;

function outlineOf(path: Path): Outline {
  const { x, y, width, height } = bounds(path);
  const square = transform(path, [100 / width, 0, 0, 100 / height, (-x * 100) / width, (-y * 100) / height]);
  const { grey } = picture([square], { x: 0, y: 0, width: 100, height: 100 }, side);
  const isInk = (column: number, row: number): boolean => (grey[row * side + column] ?? 0) >= 0.5;
  const lines = Array.from({ length: side }, (_, line) => Array.from({ length: side }, (_unused, at) => [at, line] as const));
  const depth = (cells: readonly (readonly [number, number])[]): number => {
    const first = cells.findIndex(([column, row]) => isInk(column, row));
    return first < 0 ? 1 : first / side;
  };
  const ways = lines.flatMap((row) => {
    const column = row.map(([one, other]) => [other, one] as const);
    return [row, row.toReversed(), column, column.toReversed()];
  });
  return { depths: ways.map(depth), aspect: Math.log(width / height) };
}

const distance = (one: Outline, other: Outline): number =>
  one.depths.reduce((sum, depth, at) => sum + Math.abs(depth - (other.depths[at] ?? 0)), 0) / one.depths.length +
  0.1 * Math.min(1, Math.abs(one.aspect - other.aspect));

/** A plain face of round and straight strokes, whose letters are the ones everybody has in mind. */
const reference = { font: 'montserrat', weight: 700 } as const;
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const alphabets = rememberedOf<ReadonlyMap<string, Outline>>(2);

const alphabetOf = (pack: Pack, letters: string): ReadonlyMap<string, Outline> =>
  alphabets(
    pack,
    letters,
    () =>
      new Map(
        Array.from(letters, (letter) => [letter, outlineOf(wordPath(setLine(pack, reference.font, reference.weight, letter, 12, 0)))]),
      ),
  );

/** A ring among letters is read as an O whatever is in it; a stem is any slim thing. */
const round = /^[oO0]$/;
const stem = /^[iIl1jJ|!]$/;
const mostSlim = Math.log(0.72);
/** How much nearer another letter may be, and how far the own one at most. */
const mostOfRing = { times: 1.6, away: 0.18 } as const;
const mostOfOther = { times: 1.25, away: 0.23 } as const;

/** Whether a picture in place of a letter is still read as that letter: no other letter is much more like its outline. */
export function readsAs(pack: Pack, icon: string, letter: string): boolean {
  const own = outlineOf(figureOf(pack, icon, {}).silhouette);
  if (stem.test(letter)) return own.aspect <= mostSlim;
  const isRound = round.test(letter);
  const most = isRound ? mostOfRing : mostOfOther;
  const alphabet = alphabetOf(pack, isRound || letter === letter.toUpperCase() ? capitals : capitals.toLowerCase());
  const asked = alphabet.get(isRound ? 'O' : letter);
  if (asked === undefined) return true;
  const nearest = Math.min(...[...alphabet.values()].map((other) => distance(own, other)));
  return distance(own, asked) <= Math.min(most.away, most.times * nearest);
}
