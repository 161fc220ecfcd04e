import type { ColourIntent } from '../../brief.js';
import { namedHex } from '../../colour/named.js';
import { contrast, fromHex, toHex, walkLightness } from '../../colour/oklch.js';
import type { Decisions } from '../../decisions.js';
import { toneOf } from '../../direct/chosen-hues.js';
import { isSymbolFamily } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import { isLikeNamed, neutralChroma, showsColour } from '../../interpreting/colour-shown.js';
import type { ColouredPart, Patch } from '../../refinement.js';
import { paintsOn } from '../../scene/paints.js';
import { groundUnder, lightGround, seenOn, symbolContrast } from '../../scene/grounds.js';
import { isToneOfPrimary } from './colour.js';
import { shiftPart } from './shift.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, mayStay, passes } from './state.js';
import { paintOne } from './one-of-two.js';
import { isToneOfHue, lightnessApart, pictureSeen, withLetters, withPart } from './part-colours.js';

/** How far from its named lightness a picture is drawn before it has another colour. */
const mostMoved = 0.12;

/** Whether a colour can be seen on another without becoming a third one. */
function canBeSeen(under: string, hex: string, least: number, most: number): boolean {
  const seen = seenOn(under, hex, least);
  return contrast(seen, under) >= least && lightnessApart(hex, seen) <= most;
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
export function setPart(draft: Draft, patch: Patch & { kind: 'set-part' }, context: ApplyContext): Applied {
  const { part, colour } = patch;
  const hex = namedHex(colour);
  if (part === 'picture' && isSeenSo(draft, patch)) return draft;
  const one = paintOne(draft, patch, context);
  if (one) return one;
  if (patch.isKept && isOfHue(draft, part, colour, context)) return draft;
  // "The stag brown instead of green, the name stays green": in the green that it had.
  const { start } = context;
  if (patch.isKept && part === 'letters' && start && isOfHue({ ...draft, decisions: start }, part, colour, context))
    return withLetters(draft, start.palette.ink);
  switch (part) {
    case 'letters':
      return withLetters(edit(standing(draft, context), {}, { colours: { ...draft.brief.colours, letters: colour } }), hex);
    case 'lines':
      return withPart(draft, { lines: hex });
    case 'field':
      return onField(draft, hex, colour, context);
    case 'picture':
      return withSameLetters(draft, inPicture(draft, hex, patch, context), context);
  }
}

/** On a ground that was asked for letters may take the colour of the picture: it was asked for the picture alone. */
function withSameLetters(draft: Draft, painted: Applied, context: ApplyContext): Applied {
  if (isRefused(painted) || painted.decisions.palette.ground === undefined) return painted;
  const lettersOf = ({ decisions }: Draft): string | null =>
    paintsOn('light', decisions.palette, context.judge(decisions).scene.fields).ink;
  const [old, now] = [lettersOf(draft), lettersOf(painted)];
  if (old === null || old === now) return painted;
  const kept = withLetters(painted, old);
  return isRefused(kept) ? painted : kept;
}

/** "Orange tap" of a tap that is orange, since it was painted beside another picture that is gone. */
const isSeenSo = ({ decisions: { mark, palette } }: Draft, { colour, tone }: Patch & { kind: 'set-part' }): boolean =>
  tone === undefined && mark.partner === undefined && palette.things !== undefined && isLikeNamed(palette.things[0], colour);

/** Whether a part has a tone of a colour already: navy letters that are to stay blue are blue. */
function isOfHue(draft: Draft, part: ColouredPart, colour: ColourIntent, context: ApplyContext): boolean {
  if (part !== 'letters' && part !== 'picture') return false;
  const judged = context.judge(draft.decisions);
  const { ink } = paintsOn('light', draft.decisions.palette, judged.scene.fields);
  return isToneOfHue(part === 'letters' ? (ink ?? lightGround) : pictureSeen(draft.decisions, judged), colour);
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

/** How light a field is on which a picture in any deep colour is seen, and how much colour it keeps. */
const palest = { l: 0.93, c: 0.035 } as const;

/** Whether a picture in white on its field is meant where a light one is asked for. */
const isToneOf = (hex: string, tone: 'light' | 'dark' | undefined): boolean =>
  tone !== undefined && (tone === 'light' ? fromHex(hex).l >= 0.82 : fromHex(hex).l <= 0.35);

/** Whether a symbol stands beside the name. */
export const hasSymbol = ({ mark, layout }: Decisions): boolean => isSymbolFamily(familyOf(mark.family)) && layout.kind !== 'wordmark';

/** The picture on its field where it is seen there, also on one that is a little deeper or quite pale, and else on the ground alone. */
function inPicture(draft: Draft, named: string, patch: Patch & { kind: 'set-part' }, context: ApplyContext): Applied {
  const { palette, mark } = draft.decisions;
  const { colour, tone } = patch;
  // A letter beside the name, or an abstract mark, has the first colour.
  if (mark.icon === null && hasSymbol(draft.decisions)) return inMain(draft, named, colour);
  if (mark.icon === null) return { refused: 'There is no picture to colour.' };
  const judged = context.judge(draft.decisions);
  const seen = pictureSeen(draft.decisions, judged);
  if (isToneOf(seen, tone)) return draft;
  const under = groundUnder('light', palette);
  // Gold is drawn a little deeper before it is not drawn at all.
  const deeper = contrast(named, under) >= symbolContrast.light ? named : seenOn(under, named, symbolContrast.light + 0.05);
  const free = lightnessApart(deeper, named) <= mostDeepened ? deeper : named;
  const isSeen = contrast(free, under) >= symbolContrast.light;
  const refused = { refused: `A picture in ${colour.words} would not be seen on this ground.` };
  if (familyOf(mark.family).kind === 'wordmark')
    return isSeen ? withPart(draft, { tint: free }) : (inTone(draft, patch, context) ?? refused);
  // A picture that a letter is cut out of is the field itself.
  if (mark.family === 'hollow-letter' && isSeen) return inMain(draft, free, colour);
  const filled = isSeen || judged.scene.fields > 0 ? draft : filledOf(draft, context);
  if (filled === null) return inTone(draft, patch, context) ?? refused;
  const { fields } = context.judge(filled.decisions).scene;
  if (fields === 0) return alone(filled, free, colour);
  const ways = onFields(filled, { named, free, isSeen }, patch);
  return (
    ways.find((way) => passes(way, context) || mayStay(draft, way, context)) ??
    ways[0] ?? { refused: `A picture in ${colour.words} is seen neither on its shape nor on this ground.` }
  );
}

/** What cannot be as light or as dark as all that is so as far as it can be seen. */
function inTone(draft: Draft, { part, tone }: Patch & { kind: 'set-part' }, context: ApplyContext): Applied | undefined {
  if (tone === undefined || part !== 'picture') return undefined;
  return shiftPart(draft, { kind: 'shift-colour', by: tone === 'light' ? 'lighter' : 'darker', amount: 1.5, part }, context);
}

/** A picture that stands free; the rules around it, and a ground line under it, keep the colour that they have. */
function alone(draft: Draft, hex: string, colour: ColourIntent): Draft {
  const { palette, mark } = draft.decisions;
  const main = inMain(draft, hex, colour);
  const isOnLine = mark.family === 'free-icon' && mark.device === 'grounded';
  return withPart(isOnLine ? edit(main, { palette: { secondary: palette.secondary } }) : main, {
    lines: palette.parts?.lines ?? paintsOn('light', palette, 0).ornament ?? palette.primary,
  });
}

/** Ways to give a picture on a field its colour, from what changes the least. */
function onFields(
  draft: Draft,
  { named, free, isSeen }: { named: string; free: string; isSeen: boolean },
  { colour, tone }: Patch & { kind: 'set-part' },
): Draft[] {
  const { palette, mark } = draft.decisions;
  const paints = paintsOn('light', palette, 1);
  const under = groundUnder('light', palette);
  const field = paints.primary ?? under;
  const isCutOut = fromHex(paints.glyph ?? under).c < neutralChroma;
  const isDrawnSo = paints.glyph !== null && (colour.hue === null ? isLikeNamed : showsColour)(paints.glyph, colour);
  // A picture that is cut out of a field is seen in the colour of the field.
  const isSo = (isCutOut && showsColour(field, colour)) || isDrawnSo;
  const deep = toHex(walkLightness(fromHex(palette.primary), -0.01, (own) => contrast(own, named) >= symbolContrast.light + 0.1));
  const pale = toHex({ ...fromHex(palette.primary), l: palest.l, c: Math.min(palest.c, fromHex(palette.primary).c) });
  const own = draft.brief.colours.primary ?? colour;
  const lines = palette.parts?.lines ?? paints.ornament ?? palette.primary;
  const bared = isSeen ? [withPart(draft, { picture: free, bare: true, lines })] : [];
  // On a ground that was asked for, the ground is what is seen through the field: "cream bread on brown" needs no cream field.
  // "The mark in charcoal" of what is cut out of a pale grey field: the field is the grey that was asked for.
  if (tone === undefined && isSo && !isDrawnSo && colour.hue === null && isSeen && !isLikeNamed(field, colour))
    return [inMain(draft, free, colour)];
  if (tone === undefined && isSo) return isDrawnSo || palette.ground === undefined ? [draft] : [...bared, draft];
  return [
    ...(canBeSeen(field, named, symbolContrast.light, mostMoved) ? [withPart(draft, { picture: named })] : []),
    ...(lightnessApart(deep, palette.primary) <= mostDeepened && fromHex(named).l > fromHex(deep).l
      ? [withPart(inMain(draft, deep, own), { picture: named })]
      : []),
    // An emblem has its rim without the field too.
    ...(familyOf(mark.family).kind === 'badge' ? bared : []),
    ...(palette.ground === undefined && canBeSeen(pale, named, symbolContrast.light, mostMoved)
      ? [withPart(inMain(draft, pale, own), { picture: named, lines })]
      : []),
    // A picture in white on its field has the colour of the field.
    ...(isSeen && isCutOut && palette.parts?.picture === undefined ? [inMain(draft, free, colour)] : []),
    ...bared,
  ];
}
