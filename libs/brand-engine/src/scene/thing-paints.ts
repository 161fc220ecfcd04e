import type { PaletteDecision } from '../decisions.js';
import { contrast, fromHex } from '../colour/oklch.js';
import { type Ground, groundUnder, isBright, isPaper, seenOn, symbolContrast, wordmarkContrast } from './grounds.js';
import type { MarkPaints, Paints } from './paints.js';
import { lifted } from './night.js';

/** The paints of things that have a colour each. */
export type ThingPaints = Pick<Paints, 'first' | 'second' | 'inlay' | 'edge'>;

/** Below this contrast with what it stands on a thing is not seen without an outline. */
const leastOfThing = 1.8;

/** How far a yellow or a gold may be deepened to be seen, before it is mud. */
const mostDeepenedThing = 0.08;

/** A colour that was told of a thing as it stands on the page: as it was named, or hardly deeper. */
function standing(hex: string, under: string): string {
  const own = fromHex(hex);
  const deep = seenOn(under, hex, leastOfThing);
  return own.l - fromHex(deep).l <= mostDeepenedThing ? deep : hex;
}

/** Whether a thing in a colour needs an outline on a light page. */
export function needsEdge(hex: string, palette: PaletteDecision): boolean {
  const under = groundUnder('light', palette);
  return isOnPage('light', palette) && contrast(standing(hex, under), under) < leastOfThing;
}

/** Whether a drawing stands on a light page, or on a paper of its own. */
const isOnPage = (ground: Ground, palette: PaletteDecision): boolean =>
  palette.ground === undefined ? ground === 'light' : isPaper(palette);

/** Two things in the colours that were told of them; without any, the first has the main colour and the second the accent. */
export function thingsOn(ground: Ground, palette: PaletteDecision, paints: MarkPaints): ThingPaints {
  const under = groundUnder(ground, palette);
  const isPage = isOnPage(ground, palette);
  const painted = (hex: string): string => {
    if (isPage) return standing(hex, under);
    if (palette.ground !== undefined) return seenOn(under, hex, symbolContrast.light);
    const { l, c } = fromHex(hex);
    return c < 0.03 && l < 0.5 ? (paints.ink ?? hex) : lifted(hex, under, 0.72, palette);
  };
  const outline = contrast(palette.primary, under) >= wordmarkContrast ? palette.primary : paints.ink;
  const edge = isPage ? outline : null;
  if (palette.things === undefined) {
    const reach = paints.accent === null ? 0 : contrast(paints.accent, under);
    // "Lemons and a leaf, yellow and green": beside a green that carries the mark, yellow need not.
    const isCarried = palette.accentAsked === true && reach >= symbolContrast.light && isBright(palette.primary);
    const first = isCarried ? painted(palette.primary) : paints.primary;
    return { first, second: reach >= leastOfAccent ? paints.accent : first, inlay: paints.glyph, edge };
  }
  const [first, second] = palette.things;
  return { first: painted(first), second: painted(second), inlay: seenOn(painted(first), second, leastOfInlay), edge };
}

/** What a second picture must reach in an accent that nobody told of it. */
const leastOfAccent = 1.35;

/** What a thing must reach on the field of another. */
const leastOfInlay = 2.2;
