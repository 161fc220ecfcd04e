import type { ColourIntent } from '../brief.js';
import { namedHex } from '../colour/named.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import type { Decisions, PaletteDecision, PartColours } from '../decisions.js';
import { toneOf } from '../direct/palette.js';
import { familyOf } from '../families/index.js';
import { neutralChroma, showsColour } from '../interpreting/colour-shown.js';
import type { Patch } from '../refinement.js';
import { askedContrast, groundUnder, paintsOn, seenOn, symbolContrast } from '../scene/paints.js';
import { isToneOfPrimary } from './apply-colour.js';
import { type Applied, type ApplyContext, type Draft, edit, omit, passes } from './apply-state.js';

/** How far from its named lightness a part is drawn before it has another colour. */
const mostMoved = { letters: 0.2, picture: 0.12 } as const;

const withPart = (draft: Draft, part: PartColours): Draft =>
  edit(
    draft,
    { palette: { parts: { ...draft.decisions.palette.parts, ...part } } },
    { constraints: { ...draft.brief.constraints, monochrome: false } },
  );

const shift = (one: string, other: string): number => Math.abs(fromHex(one).l - fromHex(other).l);

/** Whether a colour can be seen on another without becoming a third one. */
function canBeSeen(under: string, hex: string, least: number, most: number): boolean {
  const seen = seenOn(under, hex, least);
  return contrast(seen, under) >= least && shift(hex, seen) <= most;
}

/** The letters in a colour, a little deeper or paler where they are read only so; nothing else moves. */
export function withLetters(draft: Draft, hex: string): Applied {
  const { palette } = draft.decisions;
  const under = groundUnder('light', palette);
  const ink = contrast(hex, under) >= askedContrast ? hex : seenOn(under, hex, askedContrast + 0.1);
  if (contrast(ink, under) < askedContrast || shift(hex, ink) > mostMoved.letters)
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

/** Whether an emblem cuts its name out of a rim or a plate. */
export const isCutOut = ({ mark, layout }: Decisions): boolean =>
  layout.kind === 'badge' && /^(?:band|scalloped|seal|label)$/.test(mark.device);

/** An emblem whose letters stand on the ground, where they have a colour. */
function standing(draft: Draft, context: ApplyContext): Draft {
  // A plate under the picture would become quite another emblem.
  if (!isCutOut(draft.decisions) || draft.decisions.mark.device === 'label') return draft;
  const open = edit(draft, { mark: { device: 'ring' } });
  return context.judge(open.decisions).isTolerable ? open : draft;
}

/** A part in a colour of its own; all else keeps the colours that it has. */
export function setPart(draft: Draft, { part, colour }: Patch & { kind: 'set-part' }, context: ApplyContext): Applied {
  const hex = namedHex(colour);
  switch (part) {
    case 'letters':
      return withLetters(edit(standing(draft, context), {}, { colours: { ...draft.brief.colours, letters: colour } }), hex);
    case 'lines':
      return withPart(draft, { lines: hex });
    case 'field':
      return onField(draft, hex, colour, context);
    case 'picture':
      return inPicture(draft, hex, colour, context);
  }
}

/** The shape that the picture stands in; a line around the picture is filled. */
function onField(draft: Draft, hex: string, colour: ColourIntent, context: ApplyContext): Applied {
  const under = groundUnder('light', draft.decisions.palette);
  if (contrast(hex, under) < 1.25) return { refused: `A shape in ${colour.words} would not be seen on this ground.` };
  const filled = filledOf(draft, context);
  return filled === null ? { refused: 'The picture stands in no such shape.' } : inMain(filled, hex, colour);
}

/** The draft if its picture stands on a field, or with the line around the picture filled. */
function filledOf(draft: Draft, context: ApplyContext): Draft | null {
  const { mark } = draft.decisions;
  if (context.judge(draft.decisions).scene.fields > 0) return draft;
  if (mark.container === 'none' || familyOf(mark.family).kind !== 'icon') return null;
  const filled = edit(draft, { mark: { family: 'icon-container', device: 'knockout' } });
  return passes(filled, context) ? filled : null;
}

/** The first colour, and a second that is only a tone of it; the letters stay in theirs. */
function inMain(draft: Draft, primary: string, colour: ColourIntent): Draft {
  const secondary = isToneOfPrimary(draft) ? { secondary: toneOf(fromHex(primary)) } : {};
  return edit(
    draft,
    { palette: { primary, primaryAsked: true, ...secondary } },
    { colours: { ...draft.brief.colours, primary: colour }, constraints: { ...draft.brief.constraints, monochrome: false } },
  );
}

/** How much a field deepens for the picture on it. */
const mostDeepened = 0.16;

/** The picture on its field where it is seen there, also on one that is a little deeper, and else on the ground alone. */
function inPicture(draft: Draft, named: string, colour: ColourIntent, context: ApplyContext): Applied {
  const { palette, mark } = draft.decisions;
  if (mark.icon === null) return { refused: 'There is no picture to colour.' };
  const under = groundUnder('light', palette);
  // Gold is drawn a little deeper before it is not drawn at all.
  const deeper = contrast(named, under) >= symbolContrast.light ? named : seenOn(under, named, symbolContrast.light + 0.05);
  const hex = context.judge(draft.decisions).scene.fields === 0 && shift(deeper, named) <= mostDeepened ? deeper : named;
  const isSeen = contrast(hex, under) >= symbolContrast.light;
  // A picture that a letter is cut out of is the field itself.
  if (mark.family === 'hollow-letter' && isSeen) return inMain(draft, hex, colour);
  const filled = isSeen || context.judge(draft.decisions).scene.fields > 0 ? draft : filledOf(draft, context);
  if (filled === null) return { refused: `A picture in ${colour.words} would not be seen on this ground.` };
  const { fields } = context.judge(filled.decisions).scene;
  const paints = paintsOn('light', palette, fields);
  // A picture that is cut out of a field is seen in the colour of the field.
  if (fields > 0 && showsColour(paints.primary ?? under, colour) && fromHex(paints.glyph ?? under).c < neutralChroma) return draft;
  if (fields === 0)
    return withPart(inMain(filled, hex, colour), {
      lines: palette.parts?.lines ?? paintsOn('light', palette, 0).ornament ?? palette.primary,
    });
  const field = paints.primary ?? under;
  if (canBeSeen(field, hex, symbolContrast.light, mostMoved.picture)) return withPart(filled, { picture: hex });
  const deep = toHex(walkLightness(fromHex(palette.primary), -0.01, (own) => contrast(own, hex) >= symbolContrast.light + 0.1));
  if (shift(deep, palette.primary) <= mostDeepened && fromHex(hex).l > fromHex(deep).l)
    return withPart(inMain(filled, deep, draft.brief.colours.primary ?? colour), { picture: hex });
  // A picture in white on its field has the colour of the field.
  if (isSeen && fromHex(paints.glyph ?? under).c < neutralChroma && palette.parts?.picture === undefined)
    return inMain(filled, hex, colour);
  return isSeen
    ? withPart(filled, { picture: hex, bare: true })
    : { refused: `A picture in ${colour.words} is seen neither on its shape nor on this ground.` };
}
