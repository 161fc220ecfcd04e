import type { Brief } from '../brief.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import type { Container, LayoutDecision, MarkDecision, PaletteDecision } from '../decisions.js';
import type { Box } from '../geometry/path.js';
import { isBright, isPaper, lightGround } from '../scene/paints.js';
import type { Architecture } from './architecture.js';

/** How likely each architecture is where a thing was asked for by name: the picture itself, large and bare or in a quiet shape, comes first. */
const weights: Partial<Record<Architecture, number>> = {
  'bare-symbol': 1.6,
  contained: 1.5,
  lockup: 1.7,
  emblem: 1.2,
  frame: 0.7,
  'letter-idea': 0.6,
  'negative-space': 0.5,
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
  'facet-icon/diagonal': 0.004,
  'facet-icon/upright': 0.004,
  'facet-icon/level': 0.004,
  'facet-icon/counter-diagonal': 0.004,
  'free-icon/sunlit': 0.1,
};

export const fitnessForAsked = (way: string): number => unfit[way] ?? 1;

/** Shapes that are not looked at themselves, and how well each serves as the ground of an asked picture. */
const quiet: Partial<Record<Container, number>> = { none: 1, circle: 1, squircle: 0.8, square: 0.5, hexagon: 0.15 };

export const quietnessOf = (container: Container): number => quiet[container] ?? 0;

/** How large an asked picture stands beside the name, or over it. */
const scales = { row: 1.3, stack: 1.25 } as const;

/** A picture as much wider than high stands over the name, and not small beside it. */
const widest = 1.5;

/** How much higher than others a slim picture stands, so that it looks as large. */
const mostRaised = 1.4;

/** The layout with an asked picture large enough to be the first thing that is seen. */
export function layoutForAsked(layout: LayoutDecision, { constraints, name }: Brief, { width, height }: Box): LayoutDecision {
  if (layout.kind !== 'row' && layout.kind !== 'stack') return layout;
  const isWide = width > widest * height && constraints.layout === 'any' && Array.from(name).length > 2;
  const kind = isWide ? 'stack' : layout.kind;
  const raised = Math.min(mostRaised, Math.max(1, Math.sqrt((0.7 * height) / width)));
  return { ...layout, kind, symbolScale: Math.max(layout.symbolScale, scales[kind]) * raised };
}

/** What the picture of a lock-up or a frame is enlarged by, so that its rules, which are fine, never outweigh it. */
const besideRules: Readonly<Record<string, number>> = { lockup: 1.2, frame: 1.35 };

/** The mark of a picture that was asked for. */
export const markForAsked = (mark: MarkDecision): MarkDecision => {
  if (mark.icon === null) return mark;
  if (mark.family === 'roundel') return { ...mark, asked: true };
  const scale = besideRules[mark.family];
  return scale === undefined ? mark : { ...mark, asked: true, scale, params: { ...mark.params, b: 0 } };
};

/** What a colour reaches that writes the name where nobody told it of the letters, and how far it is deepened for that. */
const written = { contrast: 4.5, deepened: 0.1 } as const;

/** The second colour as it writes the name, or null where it is too pale for that. */
function inkOfSecond({ secondary, ground }: PaletteDecision): string | null {
  const own = fromHex(secondary);
  const deep = walkLightness(own, -0.01, (hex) => contrast(hex, ground ?? lightGround) >= written.contrast);
  return own.l - deep.l <= written.deepened ? toHex(deep) : null;
}

/** What a bright colour reaches on paper at least to paint a picture without ink. */
const leastVivid = 1.4;

/** The mark with its picture in the first colour, where that is too bright to carry a mark but is told from the paper. */
export function vividMark(mark: MarkDecision, { primary, primaryAsked, ground, things }: PaletteDecision): MarkDecision {
  const isBare = mark.arranged === 'alone' || mark.asked === true;
  const isVivid = primaryAsked === true && isBright(primary) && ground === undefined && things === undefined;
  return isBare && isVivid && contrast(primary, lightGround) >= leastVivid ? { ...mark, vivid: true } : mark;
}

/** The colours of a bare picture: the second one writes the name where it is deep enough. */
export function paletteForAsked(palette: PaletteDecision, mark: MarkDecision, { constraints, colours }: Brief): PaletteDecision {
  if (mark.arranged !== 'alone' || constraints.monochrome || (palette.ground !== undefined && !isPaper(palette))) return palette;
  const { accentAsked, inkAsked, tertiary } = palette;
  const isFree = accentAsked === true && inkAsked !== true && tertiary === undefined && colours.secondary?.role !== 'accent';
  const ink = isFree ? inkOfSecond(palette) : null;
  return ink === null ? palette : { ...palette, ink, secondary: ink, inkAsked: true };
}
