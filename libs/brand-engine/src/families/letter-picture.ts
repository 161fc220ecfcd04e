import type { LetterPicture, MarkDecision, Paint } from '../decisions.js';
import { clearingOf } from '../geometry/clearing.js';
import { punched } from '../geometry/cut.js';
import { bounds, type Box, clockwise, contours, inkOf, type Path, reversed, scaling, transform, translation } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import type { Part } from '../scene/scene.js';
import type { PlacedGlyph, Word } from '../text/word.js';
import { part } from './family.js';
import { boxOf, type Figure, figureOf, leanOf, moved, rotated, slim, spanBetween } from './figure.js';
import { fitIcon } from './icon.js';

/** The glyph that draws the character at a place of the text; none where it is drawn together with its neighbour. */
function glyphAt(word: Word, at: number): number | undefined {
  const before = Array.from(word.text).slice(0, at).join('').replace(/\s/g, '').length;
  let passed = 0;
  for (const [index, { text }] of word.glyphs.entries()) {
    if (passed === before) return Array.from(text).length === 1 ? index : undefined;
    passed += text.replace(/\s/g, '').length;
  }
  return undefined;
}

/** Letters as narrow as their stem. */
const narrow = /^[iIlj1|!]$/;
/** Letters that hang below the line: a picture in their place stands on it. */
const hanging = /^[gpqyj]$/;

/** How much of its box a letter fills as the eye has it, by which a picture is as large as the letter. */
const filled = 0.95;
/** How much higher than the letter a picture may be, and how much wider than high. */
const most = { small: 1.42, capital: 1.16, wide: 1.75, slim: 0.9 } as const;
/** How far below the line a round picture may reach, as a share of the letter's height. */
const mostBelow = 0.1;
/** What parts a picture from its neighbours at least, in capitals' heights. */
const leastGap = 0.09;
/** The share of its width that a picture stands on where it has a foot. */
const flatFoot = 0.45;

const clear = ({ box: { x, width } }: PlacedGlyph): number => x + width;

/** The room between the line and the top of a letter. */
function bandOf({ text, box }: PlacedGlyph, { xHeight }: Word): Box {
  if (text === 'j') return { ...box, height: -box.y };
  return hanging.test(text) ? { ...box, y: -xHeight, height: xHeight } : box;
}

/** A picture as it takes the place of a letter: as large as that to the eye, on the line where it has a foot. */
function inBand(own: Figure, band: Box, letters: string, { cap }: Word): Figure {
  const isNarrow = narrow.test(letters);
  const { degrees, slimness } = leanOf(own);
  const figure = isNarrow && slimness > slim && Math.abs(degrees) > 12 ? rotated(own, -degrees) : own;
  const { width, height } = boxOf(figure);
  const isCapital = band.height > 0.9 * cap;
  const byArea = Math.sqrt((filled * band.width * band.height) / inkOf(figure.silhouette));
  const tallest = (isNarrow ? 1.04 : isCapital ? most.capital : most.small) * band.height;
  const widest = (isNarrow ? most.slim : letters.length > 1 ? band.width / band.height + 0.1 : most.wide) * band.height;
  const scale = Math.min(Math.max(isNarrow ? 0 : byArea, band.height / height), tallest / height, widest / width);
  const large = moved(figure, scaling(scale));
  const box = boxOf(large);
  const foot = band.y + band.height;
  const isFlat = spanBetween(large, 0.9, 1).width > flatFoot * box.width;
  const middle = band.y + (band.height - box.height) / 2;
  const top = isFlat ? foot - box.height : Math.min(middle, foot + mostBelow * band.height - box.height);
  return moved(large, translation(-box.x, top - box.y));
}

/** A run of neighbouring glyphs that one picture takes the place of. */
type Run = readonly [first: number, last: number];

/** What shows two of one shape stands for two letters: a pair of glasses for "oo". */
const ofTwo =
  /(?:^|-)(?:glasses|eyeglasses|eyewear|sunglasses|goggles|binoculars|headphones?|bicycle|tandem|motorcycle|handcuffs|eyes|cherries)$/;

/** The places of letters that pictures take, with neighbours that one picture stands for together. */
export function runsOf(places: readonly number[], icon: string): Run[] {
  const sorted = [...places].sort((one, other) => one - other);
  const [one, other] = sorted;
  if (sorted.length === 2 && one !== undefined && other === one + 1 && ofTwo.test(icon)) return [[one, other]];
  return sorted.map((at): Run => [at, at]);
}

/** Pictures in place of letters; what follows makes room for them. */
function inPlace(word: Word, runs: readonly Run[], own: Figure, paint: Paint): Part[] {
  const { glyphs, cap } = word;
  const letters: Path[] = [];
  const pictures: Path[] = [];
  let shift = 0;
  for (let at = 0; at < glyphs.length; at++) {
    const run = runs.find(([first]) => first === at);
    const [first, last] = [glyphs[at], glyphs[run?.[1] ?? at]];
    if (!first || !last) continue;
    if (!run) {
      letters.push(transform(first.path, translation(shift, 0)));
      continue;
    }
    const band = { ...bandOf(first, word), width: clear(last) - first.box.x };
    const placed = inBand(own, band, run[0] === run[1] ? first.text : `${first.text}${last.text}`, word);
    const [before, next] = [glyphs[at - 1], glyphs[run[1] + 1]];
    const gapBefore = before ? Math.max(leastGap * cap, first.box.x - clear(before)) : 0;
    const gapAfter = next ? Math.max(leastGap * cap, next.box.x - clear(last)) : 0;
    const left = (before ? clear(before) + gapBefore : first.box.x) + shift;
    pictures.push(moved(placed, translation(left, 0)).ink);
    shift = next ? left + boxOf(placed).width + gapAfter - next.box.x : shift;
    at = run[1];
  }
  return [part('ink', letters.flat()), part(paint, pictures.flat())];
}

/** How large a picture is in place of a dot, in capitals' heights: as large as its neighbours leave room for. */
const dotted = { most: 0.54, least: 0.38, lifted: 0.44, apart: 0.05 } as const;

/** The dot of a letter and the rest of it; undefined where it has none. */
function dotOf({ path }: PlacedGlyph): { dot: Path; stem: Path } | undefined {
  const [dot, stem, ...rest] = contours(path).sort((one, other) => bounds(one).y - bounds(other).y);
  return dot && stem && rest.length === 0 && bounds(dot).y + bounds(dot).height < bounds(stem).y ? { dot, stem } : undefined;
}

function forDots(word: Word, places: readonly number[], icon: Path, paint: Paint): Part[] {
  const { glyphs, cap, xHeight } = word;
  const rises = (glyph: PlacedGlyph | undefined): glyph is PlacedGlyph => glyph !== undefined && glyph.box.y < -1.06 * xHeight;
  const pictures = places.flatMap((at) => {
    const glyph = glyphs[at];
    const own = glyph && dotOf(glyph);
    if (!own) return [];
    const { x, y, width, height } = bounds(own.dot);
    const middle = x + width / 2;
    const [before, next] = [glyphs[at - 1], glyphs[at + 1]];
    const room = Math.min(rises(before) ? middle - clear(before) : cap, rises(next) ? next.box.x - middle : cap) - dotted.apart * cap;
    const isTight = 2 * room < dotted.least * cap;
    const side = isTight ? dotted.lifted * cap : Math.min(dotted.most * cap, 2 * room);
    const placed = fitIcon(icon, { x: middle - side / 2, y: 0, width: side, height: side });
    const box = bounds(placed);
    // Between two tall letters there is room only over them.
    const roofs = [before, next].filter(rises).map((beside) => beside.box.y);
    const foot = isTight ? Math.min(...roofs) - dotted.apart * cap : y + height;
    return [transform(placed, translation(0, foot - box.y - box.height))];
  });
  const letters = glyphs.map((glyph, at) => (places.includes(at) ? (dotOf(glyph)?.stem ?? glyph.path) : glyph.path));
  return [part('ink', letters.flat()), part(paint, pictures.flat())];
}

/** The outer edge of a letter, and the largest counter that it closes. */
function edgesOf({ path }: PlacedGlyph): { outer: Path; counter: Path | undefined } {
  const isHole = (piece: Path): boolean => clockwise(piece) !== piece;
  const pieces = contours(path);
  const [counter] = pieces.filter(isHole).sort((one, other) => inkOf(other) - inkOf(one));
  return { outer: pieces.filter((piece) => !isHole(piece)).flat(), counter: counter && reversed(counter) };
}

/** The share of its letter's height that a circle in its counter has at least, so that what stands in it is seen. */
const leastRoom = 0.46;
/** Letters that are known by their outer edge alone. */
const round = /^[oO0]$/;

const square = (x: number, y: number, side: number): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side });

/** A picture in the counter of a letter; where that is too narrow, cut out of a full round letter. */
function inCounters(word: Word, places: readonly number[], icon: Path, solid: Path, paint: Paint): Part[] {
  const drawn = word.glyphs.map((glyph, at): Part[] => {
    const { outer, counter } = edgesOf(glyph);
    if (!places.includes(at) || !counter) return [part('ink', glyph.path)];
    const { x, y, r } = clearingOf(counter, bounds(counter), 'inside');
    if (isRoomy(glyph)) return [part('ink', glyph.path), part(paint, fitIcon(icon, square(x, y, 1.6 * r)))];
    return [part(paint, punched(outer, fitIcon(solid, square(x, y, 0.66 * Math.min(glyph.box.height, glyph.box.width)))))];
  });
  const painted = (one: Paint): Path => drawn.flatMap((parts) => parts.flatMap((own) => (own.paint === one ? own.path : [])));
  return [part('ink', painted('ink')), part(paint, painted(paint))];
}

function isRoomy(glyph: PlacedGlyph): boolean {
  const { counter } = edgesOf(glyph);
  return counter !== undefined && 2 * clearingOf(counter, bounds(counter), 'inside').r >= leastRoom * glyph.box.height;
}

/** The glyphs that a picture stands for, or in; undefined where the word does not leave them to it. */
export function lettersFor(word: Word, { at, place }: LetterPicture): number[] | undefined {
  const places = at.map((own) => glyphAt(word, own));
  const isOpen = (index: number | undefined): index is number => {
    const glyph = word.glyphs[index ?? -1];
    if (!glyph) return false;
    if (place === 'dot') return dotOf(glyph) !== undefined;
    return place === 'letter' || (round.test(glyph.text) ? edgesOf(glyph).counter !== undefined : isRoomy(glyph));
  };
  return places.every(isOpen) ? places : undefined;
}

/** The word with a picture for some of its letters, for their dots or in their counters; undefined where it does not leave them to it. */
export function forLetter(word: Word, { icon, letterPicture, ...mark }: MarkDecision, pack: Pack): Part[] | undefined {
  if (!letterPicture) return undefined;
  const id = letterPicture.icon ?? icon ?? '';
  const places = lettersFor(word, letterPicture);
  if (places === undefined || places.length === 0) return undefined;
  const { place, paint = 'tint' } = letterPicture;
  const figure = figureOf(pack, id, mark);
  if (place === 'dot') return forDots(word, places, figure.ink, paint);
  return place === 'counter'
    ? inCounters(word, places, figure.ink, pack.drawing(id, 'solid'), paint)
    : inPlace(word, runsOf(places, id), figure, paint);
}
