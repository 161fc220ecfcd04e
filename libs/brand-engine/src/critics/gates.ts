import { contrast, fromHex, hueDistance } from '../colour/oklch.js';
import { hasNamedGround, isAskedLettering, type Paints, paintsOn } from '../scene/paints.js';
import { askedContrast, type Ground, groundUnder, isPaper, symbolContrast, wordmarkContrast } from '../scene/grounds.js';
import type { Paint, PaletteDecision } from '../decisions.js';
import { bounds, type Box, type Path, union } from '../geometry/path.js';
import { type Drawing, type Emblem, fieldsOf } from '../families/family.js';
import type { Part, Scene } from '../scene/scene.js';
import { largestSvg } from '../scene/serialise.js';
import { legibilityOf, type Picture, picture, sightOf } from '../geometry/raster.js';

/** What the critics measured. Figures of the symbol are null where there is none (a pure wordmark). */
export interface Figures {
  /** Of the name; null where its colour or its ground was asked for, of which `askedContrast` tells. */
  wordmarkContrast: number | null;
  wordmarkContrastDark: number | null;
  askedContrast: number | null;
  symbolContrast: number | null;
  symbolContrastDark: number | null;
  secondaryContrast: number | null;
  /** 1 where an accent that was asked for is seen, 0 where it is not; null when none was asked for. */
  accentShown: number | null;
  legibility16: number | null;
  legibility32: number | null;
  coverage: number | null;
  centroidOffset: number | null;
  components: number | null;
  commands: number | null;
  /** How many of the two or three colours that were named are missing; null where fewer were named. */
  coloursMissing: number | null;
  bytes: number;
}

/** The bounds of every figure: the gates that an identity must pass. */
export const gates: { readonly [figure in keyof Figures]: { least?: number; most?: number } } = {
  wordmarkContrast: { least: wordmarkContrast },
  wordmarkContrastDark: { least: wordmarkContrast },
  askedContrast: { least: askedContrast },
  symbolContrast: { least: symbolContrast.light },
  symbolContrastDark: { least: symbolContrast.dark },
  secondaryContrast: { least: 3 },
  accentShown: { least: 1 },
  legibility16: { least: 0.78 },
  legibility32: { least: 0.87 },
  coverage: { least: 0.25, most: 0.65 },
  centroidOffset: { most: 0.1 },
  components: { most: 7 },
  commands: { most: 120 },
  coloursMissing: { most: 0 },
  bytes: { most: largestSvg },
};

/** The shapes of a drawing that was asked to stay may miss the gates of a new one by so much: who changes a picture wants no other layout. */
export const gatesOfKept: typeof gates = {
  ...gates,
  legibility16: { least: 0.68 },
  legibility32: { least: 0.82 },
  coverage: { least: 0.2, most: 0.7 },
  centroidOffset: { most: 0.15 },
  components: { most: 9 },
  commands: { most: 160 },
};

/** How many colours the whole drawing lacks on a ground. */
export function measureFills({ symbol, text, fields }: Scene, palette: PaletteDecision, ground: Ground): Pick<Figures, 'coloursMissing'> {
  const named = palette.tertiary !== undefined ? 3 : palette.accentAsked === true ? 2 : 0;
  if (named === 0) return { coloursMissing: null };
  const paints = paintsOn(ground, palette, fields);
  const fills = new Set(visible([...symbol, ...text], paints).map(({ paint }) => paints[paint]));
  return { coloursMissing: Math.max(0, named - fills.size) };
}

/** What the whole drawing comes to, as it is written. */
export const measureWriting = (svg: string): Pick<Figures, 'bytes'> => ({ bytes: Buffer.byteLength(svg) });

const visible = (parts: readonly Part[], paints: Paints): Part[] =>
  parts.filter(({ path, paint }) => path.length > 0 && paints[paint] !== null);

function areaOf(path: Path): number {
  const { width, height } = bounds(path);
  return width * height;
}

/** Whether something paints one of two things, or its outline. */
const isOfThing = (paint: Paint): boolean => /^(?:first|second|inlay|edge)$/.test(paint);

/** Whether ink draws the mark, though its letters may have been given another colour since. */
const drawsInInk = ({ primary, ink, backing }: Paints): boolean => primary === ink || backing !== null;

/**
 * The contrast that carries the symbol: of its largest shape with the ground, or, on a field that is bright,
 * of the glyph with its field.
 */
function carrying(parts: readonly Part[], paints: Paints, ground: string): number {
  const things = parts.filter(({ paint }) => isOfThing(paint));
  // Of two things the one that is seen better carries the other.
  if (things.length > 0) return Math.max(...things.map(({ paint }) => contrast(paints[paint] ?? ground, ground)));
  if (paints.glyph !== null) return contrast(paints.glyph, paints.primary ?? ground);
  // Where ink carries the mark because its colour is too bright, the colour only accompanies it.
  const isCarriedByInk = drawsInInk(paints) && parts.some(({ paint }) => paint === 'primary');
  const carriers = parts.filter(({ paint }) => (isCarriedByInk ? paint === 'primary' || paint === 'ink' : paint !== 'backing'));
  const largest = carriers.sort((a, b) => areaOf(b.path) - areaOf(a.path))[0];
  return largest ? contrast(paints[largest.paint] ?? ground, ground) : 0;
}

/** The lowest contrast of the shapes that the symbol is not complete without; where ink carries it, colour only accompanies. */
function lowest(parts: readonly Part[], paints: Paints, ground: string): number | null {
  const essential = parts.filter(({ paint }) => paint === 'primary' || (paint === 'secondary' && !drawsInInk(paints)));
  if (paints.glyph !== null || essential.length === 0) return null;
  return Math.min(...essential.map(({ paint }) => contrast(paints[paint] ?? ground, ground)));
}

/** How much deeper than the second colour its letters may be. */
const deepestLetters = 0.15;

/** Whether the second colour writes the name beside the mark, as it is or a little deeper. */
function writesInAccent({ secondary, ink, inkAsked }: PaletteDecision): boolean {
  const [letters, accent] = [fromHex(ink), fromHex(secondary)];
  return inkAsked === true && accent.l - letters.l <= deepestLetters && Math.abs(hueDistance(letters.h, accent.h)) <= 15;
}

/** Whether the second colour, and not ink or a tone of the first, paints a part of the mark. */
const showsAccent = (parts: readonly Part[], paints: Paints, { secondary, ink, things }: PaletteDecision): boolean =>
  parts.some(
    ({ paint }) =>
      (paint === 'secondary' && paints.secondary === secondary) ||
      (paint === 'accent' && paints.accent === secondary) ||
      (paint === 'first' && things?.[0] === secondary) ||
      ((paint === 'second' || paint === 'inlay') && paints[paint] !== null && paints[paint] !== paints.first) ||
      (paint === 'glyph' && (paints.glyph !== paints.ink || ink === secondary)),
  );

/** The contrast of the name with what it stands on: the ground, or the field that it is cut out of. */
function written(mark: Drawing | Emblem | null, paints: Paints, ground: string): number {
  if (mark === null || !('nameOnField' in mark)) return contrast(paints.ink ?? ground, ground);
  return contrast(paints.glyph ?? ground, paints.primary ?? ground);
}

/** What is said of a mark in its colours. */
export type ColourFigures = Pick<
  Figures,
  | 'wordmarkContrast'
  | 'wordmarkContrastDark'
  | 'askedContrast'
  | 'symbolContrast'
  | 'symbolContrastDark'
  | 'secondaryContrast'
  | 'accentShown'
>;

/** Measures the colours of a mark; null is a wordmark, of which only the letters' colours can be judged. */
export function measureColours(mark: Drawing | Emblem | null, palette: PaletteDecision): ColourFigures {
  const fields = mark === null ? 0 : fieldsOf(mark);
  const ground: Record<Ground, string> = { light: groundUnder('light', palette), dark: groundUnder('dark', palette) };
  const light = paintsOn('light', palette, fields);
  const dark = paintsOn('dark', palette, fields);
  const [read, readDark] = [written(mark, light, ground.light), written(mark, dark, ground.dark)];
  const text = isAskedLettering(palette)
    ? { wordmarkContrast: null, wordmarkContrastDark: null, askedContrast: Math.min(read, readDark) }
    : { wordmarkContrast: read, wordmarkContrastDark: readDark, askedContrast: null };
  if (mark === null || mark.parts.length === 0)
    return { ...text, symbolContrast: null, symbolContrastDark: null, secondaryContrast: null, accentShown: null };
  const parts = visible(mark.parts, light);
  // A thing has the colour that was told of it, and an outline where that is too pale.
  const isTold = parts.some(({ paint }) => paint === 'pure' || (palette.things !== undefined && isOfThing(paint)));
  return {
    ...text,
    symbolContrast: isTold ? null : carrying(parts, light, ground.light),
    // On a paper of its own it is the same drawing by day and night.
    symbolContrastDark: isPaper(palette) || hasNamedGround(palette) ? null : carrying(visible(mark.parts, dark), dark, ground.dark),
    secondaryContrast: lowest(parts, light, ground.light),
    accentShown: palette.accentAsked
      ? Number(('hasAccent' in mark && mark.hasAccent) || showsAccent(parts, light, palette) || writesInAccent(palette))
      : null,
  };
}

/** What is said of a mark whatever its colours. */
export type ShapeFigures = Omit<Figures, keyof ColourFigures | 'coloursMissing' | 'bytes'>;

// Holes show what stands in them, so the picture is judged with every field cut open.
const unjudged: ReadonlySet<Paint> = new Set<Paint>(['glyph', 'backing', 'inlay', 'edge', 'wash']);
const shapesOf = ({ parts }: Drawing): Path[] =>
  parts.filter(({ paint, path }) => !unjudged.has(paint) && path.length > 0).map(({ path }) => path);

const commandsOf = (shapes: readonly Path[]): number => shapes.reduce((sum, path) => sum + path.length, 0);

/** Whether a mark is of too many commands for as many pictures as it is drawn from, which is told without looking at it. */
export const isIntricate = (mark: Drawing | Emblem | null, pictures = 1): boolean =>
  mark !== null && mark.parts.length > 0 && failedGates({ commands: mostCommands(mark) / pictures }).length > 0;

/** The commands of a mark, or of the larger of two pictures. */
function mostCommands(mark: Drawing): number {
  const shapes = shapesOf(mark);
  if (!mark.isCouple) return commandsOf(shapes);
  // A picture that is cut out of the field of another adds its outline to that.
  return Math.max(...shapes.map((shape) => commandsOf([shape]))) / (mark.hasField ? 2 : 1);
}

/** Measures the shapes of a mark; nothing can be said of the symbol of a wordmark, which is not there. */
export function measureShapes(mark: Drawing | Emblem | null): ShapeFigures {
  if (mark === null || mark.parts.length === 0)
    return { legibility16: null, legibility32: null, coverage: null, centroidOffset: null, components: null, commands: null };
  const all = shapesOf(mark);
  return mark.isCouple ? { ...ofCouple(all), commands: mostCommands(mark) } : measured(all, mark.room);
}

/** Of several pictures that are one mark each has to be read, as large as it is where the mark has twice the size of a single one. */
function ofCouple(shapes: readonly Path[]): Omit<ShapeFigures, 'commands'> {
  return {
    legibility16: Math.min(...shapes.map((shape) => legibilityOf(pictured([shape])).at32)),
    legibility32: null,
    // What is uneven or slim in one of them the other makes up for, or the name beside both.
    coverage: null,
    centroidOffset: null,
    // What stands before a picture cuts it into pieces.
    components: null,
  };
}

const boxAround = (shapes: readonly Path[]): Box => union(shapes.map(bounds));

/** The fine picture that shapes are judged by. */
const pictured = (shapes: readonly Path[], box = boxAround(shapes)): Picture => picture(shapes, box, 128);

function measured(shapes: readonly Path[], room?: Box): ShapeFigures {
  const box = boxAround(shapes);
  const fine = pictured(shapes, box);
  const sight = sightOf(fine);
  const { coverage, components } = sight;
  const { offset } = room ? sightOf(pictured(shapes, room)) : sight;
  const { at16, at32 } = legibilityOf(fine);
  const side = Math.max(box.width, box.height);
  return {
    legibility16: at16,
    legibility32: at32,
    // Of the symbol's own box with a tenth of margin on each side, as in an app tile.
    coverage: (coverage * side * side) / (box.width * box.height * 1.44),
    centroidOffset: offset,
    components,
    commands: commandsOf(shapes),
  };
}

const allFigures = Object.keys(gates) as (keyof Figures)[];

/** The gates that the figures do not pass. */
export function failedGates(figures: Partial<Figures>, bounds = gates): (keyof Figures)[] {
  return allFigures.filter((figure) => {
    const value = figures[figure] ?? null;
    const { least = -Infinity, most = Infinity } = bounds[figure];
    return value !== null && (value < least || value > most);
  });
}
