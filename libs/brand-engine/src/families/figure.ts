import type { MarkDecision } from '../decisions.js';
import { subtract } from '../geometry/boolean.js';
import {
  bounds,
  type Box,
  inkOf,
  type Matrix,
  mirroredAt,
  type Path,
  rotation,
  scaling,
  transform,
  translation,
} from '../geometry/path.js';
import { picture } from '../geometry/raster.js';
import type { Pack } from '../pack/pack.js';

/** A picture that stands with others: what is painted of it, its outline, and the room that it keeps clear of them. */
export interface Figure {
  ink: Path;
  silhouette: Path;
  halo: Path;
  /** How many times as large as others of its place it stands, where that was asked for. */
  times?: number;
}

export const figureOf = (pack: Pack, id: string, mark: Pick<MarkDecision, 'faithful'>): Figure => ({
  ink: pack.bareDrawing(id, mark),
  silhouette: pack.drawing(id, 'silhouette'),
  halo: pack.drawing(id, 'halo'),
});

export const redrawn = ({ ink, silhouette, halo, ...rest }: Figure, draw: (path: Path) => Path): Figure => ({
  ...rest,
  ink: draw(ink),
  silhouette: draw(silhouette),
  halo: draw(halo),
});

export const moved = (figure: Figure, matrix: Matrix): Figure => redrawn(figure, (path) => transform(path, matrix));

export const boxOf = ({ silhouette }: Figure): Box => bounds(silhouette);

export const middleOf = (figure: Figure): number => boxOf(figure).x + boxOf(figure).width / 2;

export const footOf = (figure: Figure): number => boxOf(figure).y + boxOf(figure).height;

/** A figure as a mirror shows it, in its own place. */
export function mirrored(figure: Figure): Figure {
  const middle = middleOf(figure);
  return redrawn(figure, (path) => mirroredAt(path, middle));
}

/** A figure turned about its middle. */
export function rotated(figure: Figure, degrees: number): Figure {
  const { x, y, width, height } = boxOf(figure);
  return moved(figure, rotation(degrees, x + width / 2, y + height / 2));
}

/**
 * A figure with its middle over the origin and its foot on it, as large as the eye has it: of two that cover the same area none looks
 * larger, but no side is longer than `longest`.
 */
export function sized({ times = 1, ...figure }: Figure, size: number, longest: number): Figure {
  const { width, height } = boxOf(figure);
  const scale = Math.min(size / Math.sqrt(inkOf(figure.silhouette)), longest / Math.max(width, height));
  return placed(moved(figure, scaling(scale * times)), 0, 0);
}

/** A figure moved so that its middle and its foot are at a place. */
export const placed = (figure: Figure, middle: number, foot: number): Figure =>
  moved(figure, translation(middle - middleOf(figure), foot - footOf(figure)));

/** What is left of a figure behind another one that stands before it. */
export const behind = (figure: Figure, front: Figure): Figure => ({ ...figure, ink: subtract(figure.ink, front.halo) });

/** Columns across, where it is looked how far outlines reach. */
const grain = 72;

/** How far down an outline reaches in each column of a square window, or how far up; NaN where it has nothing. */
function skyline(path: Path, window: Box, edge: 'top' | 'bottom'): Float64Array {
  const { size, grey } = picture([path], window, grain);
  const pixel = window.width / size;
  return Float64Array.from({ length: size }, (_, column) => {
    for (let step = 0; step < size; step++) {
      const row = edge === 'top' ? step : size - 1 - step;
      if ((grey[row * size + column] ?? 0) > 0.3) return window.y + (edge === 'top' ? row : row + 1) * pixel;
    }
    return Number.NaN;
  });
}

/** How far `upper` can sink before it is as near to `lower` as `gap`, wherever their outlines meet first. */
function headroom(upper: Path, lower: Path, gap: number): number {
  const [one, other] = [bounds(upper), bounds(lower)];
  const left = Math.min(one.x, other.x);
  const width = Math.max(one.x + one.width, other.x + other.width, left + one.height, left + other.height) - left;
  const under = skyline(upper, { x: left, y: one.y, width, height: width }, 'bottom');
  const over = skyline(lower, { x: left, y: other.y, width, height: width }, 'top');
  const reach = Math.ceil((gap * grain) / width);
  let least = Infinity;
  under.forEach((foot, column) => {
    for (let at = Math.max(0, column - reach); at <= Math.min(grain - 1, column + reach); at++)
      least = Math.min(least, Number.isNaN(foot) || Number.isNaN(over[at]) ? Infinity : (over[at] ?? Infinity) - foot);
  });
  return (Number.isFinite(least) ? least : other.y - one.y - one.height) - gap;
}

/** A figure lowered until it nearly rests on another. */
export const restingOn = (figure: Figure, support: Figure, gap: number): Figure =>
  moved(figure, translation(0, headroom(figure.silhouette, support.silhouette, gap)));

const acrossDown: Matrix = [0, 1, 1, 0, 0, 0];

/** A figure moved from the left or the right of another until it nearly touches it. */
export function besideOf(figure: Figure, other: Figure, gap: number): Figure {
  const away = translation(boxOf(other).x + boxOf(other).width - boxOf(figure).x, 0);
  const start = moved(figure, away);
  const [still, coming] = [other, start].map(({ silhouette }) => transform(silhouette, acrossDown));
  return moved(start, translation(-headroom(still ?? [], coming ?? [], gap), 0));
}

/** The columns that a figure has ink in between two heights of it, from 0 at its top to 1 at its foot. */
export function spanBetween(figure: Figure, from: number, to: number): { x: number; width: number } {
  const { x, y, width, height } = boxOf(figure);
  const side = Math.max(width, height);
  const { size, grey } = picture([figure.silhouette], { x, y, width: side, height: side }, grain);
  const pixel = side / size;
  let [first, last] = [size, -1];
  for (let row = Math.floor((from * height) / pixel); row < Math.min(size, Math.ceil((to * height) / pixel)); row++)
    for (let column = 0; column < size; column++)
      if ((grey[row * size + column] ?? 0) > 0.5) [first, last] = [Math.min(first, column), Math.max(last, column)];
  return last < first ? { x, width } : { x: x + first * pixel, width: (last + 1 - first) * pixel };
}

/** Things that are so many times longer than wide are crossed or spread as a fan, and a needle stands upright. */
export const slim = 1.9;

/** How a figure lies: the way of its longer axis in degrees from upright, clockwise, and how many times longer than wide it is. */
export function leanOf({ silhouette }: Figure): { degrees: number; slimness: number } {
  const box = bounds(silhouette);
  const side = Math.max(box.width, box.height);
  const { size, grey } = picture([silhouette], { x: box.x, y: box.y, width: side, height: side }, grain);
  let [sum, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < grey.length; at++) {
    const ink = grey[at] ?? 0;
    if (ink === 0) continue;
    const [x, y] = [at % size, Math.floor(at / size)];
    sum += ink;
    sx += ink * x;
    sy += ink * y;
    sxx += ink * x * x;
    syy += ink * y * y;
    sxy += ink * x * y;
  }
  const [xx, yy, xy] = [sxx / sum - (sx / sum) ** 2, syy / sum - (sy / sum) ** 2, sxy / sum - (sx * sy) / sum ** 2];
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [long, short] = [(xx + yy) / 2 + spread, Math.max(1e-6, (xx + yy) / 2 - spread)];
  const across = (0.5 * Math.atan2(2 * xy, xx - yy) * 180) / Math.PI;
  return { degrees: across > 0 ? across - 90 : across + 90, slimness: Math.sqrt(long / short) };
}

/** Whether a figure is the same in a mirror, as far as the eye tells. */
export function isSymmetrical({ silhouette }: Figure): boolean {
  const { x, y, width, height } = bounds(silhouette);
  const side = Math.max(width, height);
  const { size, grey } = picture([silhouette], { x: x + (width - side) / 2, y, width: side, height: side }, grain);
  let [sum, apart] = [0, 0];
  for (let at = 0; at < grey.length; at++) {
    const twin = grey[at - (at % size) + size - 1 - (at % size)] ?? 0;
    sum += grey[at] ?? 0;
    apart += Math.abs((grey[at] ?? 0) - twin);
  }
  return apart < 0.16 * sum;
}
