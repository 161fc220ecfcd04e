import type { Brief } from '../brief.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import type { Container, Decisions, LayoutDecision, MarkDecision, PaletteDecision } from '../decisions.js';
import type { Box } from '../geometry/path.js';
import { isNatural } from '../families/nature.js';
import { isBright, isPaper, lightGround } from '../scene/grounds.js';
import type { Architecture } from './architecture.js';

/** How likely each architecture is where a thing was asked for by name: the picture itself, large and bare or in a quiet shape, comes first. */
const weights: Partial<Record<Architecture, number>> = {
  'bare-symbol': 1.5,
  contained: 1.6,
  lockup: 1.7,
  emblem: 1.2,
  arched: 0.9,
  frame: 0.25,
  banner: 0.9,
  'letter-idea': 0.8,
  'negative-space': 0.6,
  counter: 0,
};

export const weightOfAsked = (architecture: Architecture): number => weights[architecture] ?? 1;

/** Ways that make an asked picture small, cut it up, or confuse its outline with that of its ground. */
const unfit: Readonly<Record<string, number>> = {
  'icon-container/split': 0.01,
  'icon-container/diagonal': 0.01,
  'icon-container/framed': 0.1,
  'line-icon/open-ring': 0.05,
  'line-icon/double-ring': 0.1,
  'line-icon/ring': 0.1,
  'roundel/scalloped': 0.03,
  'badge/label': 0.1,
  'frame/arch': 0.05,
  'frame/double': 0.15,
  'free-icon/sunlit': 0.1,
};

export const fitnessForAsked = (way: string): number => unfit[way] ?? 1;

/** Shapes that are not looked at themselves, and how well each serves as the ground of an asked picture. */
const quiet: Partial<Record<Container, number>> = { none: 1, circle: 1, squircle: 0.8, square: 0.5, hexagon: 0.15 };

export const quietnessOf = (container: Container): number => quiet[container] ?? 0;

/** How large an asked picture stands beside the name, or over it. */
const scales = { row: 1.3, stack: 1.25 } as const;

/** How large one stands that was asked for as a small one. */
export const smallScales = { row: 0.68, stack: 0.45 } as const;

/** Whether the picture is small beside its name. */
export const isSmallPicture = ({ layout: { kind, symbolScale }, mark }: Pick<Decisions, 'layout' | 'mark'>): boolean =>
  (kind === 'row' && symbolScale <= smallScales.row) ||
  (kind === 'stack' && symbolScale <= smallScales.stack) ||
  mark.family === 'word-picture';

/** A picture as much wider than high stands over the name, and not small beside it. */
const widest = 1.5;

/** How much higher than others a slim picture stands, so that it looks as large. */
const mostRaised = 1.4;

/** The layout with an asked picture large enough to be the first thing that is seen. */
export function layoutForAsked(layout: LayoutDecision, { constraints, name, smallPicture }: Brief, { width, height }: Box): LayoutDecision {
  if (layout.kind !== 'row' && layout.kind !== 'stack') return layout;
  if (smallPicture) return { ...layout, symbolScale: smallScales[layout.kind] };
  const isWide = width > widest * height && constraints.layout === 'any' && Array.from(name).length > 2;
  const kind = isWide ? 'stack' : layout.kind;
  const raised = Math.min(mostRaised, Math.max(1, Math.sqrt((0.7 * height) / width)));
  return { ...layout, kind, symbolScale: Math.max(layout.symbolScale, scales[kind]) * raised };
}

/** What the picture of a lock-up or a frame is enlarged by, so that its rules, which are fine, never outweigh it. */
const besideRules: Readonly<Record<string, number>> = { lockup: 1.2, frame: 1.35, banner: 1.15 };

/** What the picture under an arched name is enlarged by, so that it fills the room below the arch. */
const underArch = 1.15;

/** The mark of a picture that was asked for. */
export const markForAsked = (mark: MarkDecision): MarkDecision => {
  if (mark.icon === null) return mark;
  if (mark.device === 'wreathed') return { ...mark, asked: true };
  if (mark.family === 'roundel') return { ...mark, asked: true, ...(mark.device === 'arched' ? { scale: underArch } : {}) };
  const scale = besideRules[mark.family];
  return scale === undefined ? mark : { ...mark, asked: true, scale, params: { ...mark.params, b: 0 } };
};

/** What a colour reaches that writes the name where nobody told it of the letters, and how far it is deepened for that. */
const written = { contrast: 4.5, deepened: 0.1 } as const;

/** A colour as it writes the name, or null where it is too pale for that. */
function inkOf(hex: string, { ground }: PaletteDecision): string | null {
  const own = fromHex(hex);
  const deep = walkLightness(own, -0.01, (candidate) => contrast(candidate, ground ?? lightGround) >= written.contrast);
  return own.l - deep.l <= written.deepened ? toHex(deep) : null;
}

/** What a bright colour reaches on paper at least to paint a picture without ink. */
export const leastVivid = 1.4;

/** Whether a mark shows one thing several times. */
const isOfOne = ({ arranged, count, merged }: MarkDecision): boolean => arranged === 'overlapping' || (count !== undefined && !merged);

/** The mark with its picture in the first colour, where that is too bright to carry a mark but is told from the paper. */
export function vividMark(mark: MarkDecision, { primary, primaryAsked, accentAsked, ground, things }: PaletteDecision): MarkDecision {
  const isBare = mark.arranged === 'alone' || (isOfOne(mark) && accentAsked !== true) || mark.asked === true;
  const isVivid = primaryAsked === true && isBright(primary) && ground === undefined && things === undefined;
  return isBare && isVivid && contrast(primary, lightGround) >= leastVivid ? { ...mark, vivid: true } : mark;
}

/** Whether a picture that was asked for stands free, alone or among fine lines, which show too little of a second colour. */
const standsFree = ({ arranged, asked, partner, count, letterPicture }: MarkDecision): boolean =>
  arranged === 'alone' || letterPicture !== undefined || (asked === true && partner === undefined && count === undefined);

/** The colours of a bare picture: the second one writes the name where it is deep enough. */
export function paletteForAsked(palette: PaletteDecision, mark: MarkDecision, { constraints, colours }: Brief): PaletteDecision {
  if (!standsFree(mark) || constraints.monochrome || (palette.ground !== undefined && !isPaper(palette))) return palette;
  const { accentAsked, inkAsked, tertiary } = palette;
  const isFree = accentAsked === true && inkAsked !== true && tertiary === undefined && colours.secondary?.role !== 'accent';
  if (!isFree) return palette;
  const ink = inkOf(palette.secondary, palette);
  if (ink !== null) return { ...palette, ink, secondary: ink, inkAsked: true };
  // "Blue and orange": where the second colour is too pale for letters, it is that of the picture, and the first writes the name.
  const isOwn = colours.ofThing === true || palette.things !== undefined || isOfFirst(mark.icon ?? '', colours);
  const first =
    (mark.arranged === 'alone' || mark.letterPicture) && !isOwn && paintsAlone(palette) ? inkOf(palette.primary, palette) : null;
  return first === null ? palette : { ...palette, ink: first, inkAsked: true, things: [palette.secondary, palette.secondary] };
}

/** Whether a thing has the first colour by nature, and not the second: a wave is blue, and a tree is green. */
const isOfFirst = (icon: string, { primary, secondary }: Brief['colours']): boolean =>
  primary !== null && isNatural(icon, primary) && !(secondary !== null && isNatural(icon, secondary));

/** What a second colour reaches on paper at least to paint a whole picture beside a name in the first one. */
const leastAlone = 1.9;

/** Whether the second colour is strong enough to be all of the picture. */
export const paintsAlone = ({ secondary, ground }: PaletteDecision): boolean => contrast(secondary, ground ?? lightGround) >= leastAlone;
