import type { ColourIntent } from '../../brief.js';
import { contrast, fromHex, hueDistance } from '../../colour/oklch.js';
import type { Decisions, PaletteDecision, PartColours } from '../../decisions.js';
import { familyOf } from '../../families/index.js';
import { neutralChroma } from '../../interpreting/colour-shown.js';
import type { Judged } from '../../render.js';
import { paintsOn } from '../../scene/paints.js';
import { askedContrast, groundUnder, seenOn } from '../../scene/grounds.js';
import { type Applied, type Draft, edit, omit } from './state.js';

/** How far from their named lightness letters are drawn before they have another colour. */
const mostMoved = 0.2;

/** The draft with a part in a colour of its own. */
export const withPart = (draft: Draft, part: PartColours): Draft =>
  edit(
    draft,
    {
      palette: { parts: { ...draft.decisions.palette.parts, ...part, ...((part.picture ?? part.tint) ? { legible: true as const } : {}) } },
    },
    { constraints: { ...draft.brief.constraints, monochrome: false } },
  );

/** How much lighter or darker one colour is than another. */
export const lightnessApart = (one: string, other: string): number => Math.abs(fromHex(one).l - fromHex(other).l);

/** The letters in a colour, a little deeper or paler where they are read only so; nothing else moves. */
export function withLetters(draft: Draft, hex: string): Applied {
  const { palette } = draft.decisions;
  const under = groundUnder('light', palette);
  const ink = contrast(hex, under) >= askedContrast ? hex : seenOn(under, hex, askedContrast + 0.1);
  if (contrast(ink, under) < askedContrast || lightnessApart(hex, ink) > mostMoved)
    return { refused: 'The letters cannot be read in this colour on this ground. Ask for another ground as well.' };
  const inked: PaletteDecision = { ...palette, ink, inkAsked: true, markInk: palette.markInk ?? palette.ink };
  // Rules and rims keep the colour that they have.
  const [old, now] = [palette, inked].map((own) => paintsOn('light', own, 0).ornament);
  const parts = { ...omit(palette.parts ?? {}, 'letters'), ...(old && old !== now ? { lines: old } : {}) };
  return {
    brief: { ...draft.brief, constraints: { ...draft.brief.constraints, monochrome: false } },
    decisions: { ...draft.decisions, palette: Object.keys(parts).length === 0 ? omit(inked, 'parts') : { ...inked, parts } },
  };
}

/** What is painted of a picture: its own colour, or the ground that is seen through it. */
export function pictureSeen({ palette, mark }: Decisions, { scene: { fields } }: Pick<Judged, 'scene'>): string {
  const { glyph, primary, tint } = paintsOn('light', palette, fields);
  const under = groundUnder('light', palette);
  if (familyOf(mark.family).kind === 'wordmark') return tint ?? under;
  return (fields > 0 ? glyph : primary) ?? under;
}

/** Whether somebody who speaks of a colour may mean this one: navy is blue, and brown is no black. */
export function isToneOfHue(hex: string, { hue, lightness }: ColourIntent): boolean {
  const own = fromHex(hex);
  if (hue === null) return own.c < neutralChroma && own.l > 0.55 === lightness > 0;
  return own.c >= leastOfHue && Math.abs(hueDistance(own.h, hue)) <= 30;
}

/** A colour that is duller is called black or grey. */
const leastOfHue = 0.055;

/** A picture that stood without its field has the one of another drawing, which would show nothing without it. */
export function withFieldPainted(before: Draft, after: Draft): Draft {
  const { mark, palette } = after.decisions;
  if (palette.parts?.bare !== true || mark.family === before.decisions.mark.family) return after;
  return { ...after, decisions: { ...after.decisions, palette: { ...palette, parts: omit(palette.parts, 'bare', 'picture') } } };
}
