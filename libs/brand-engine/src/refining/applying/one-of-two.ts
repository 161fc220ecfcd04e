import type { ColourIntent } from '../../brief.js';
import { namedHex } from '../../colour/named.js';
import { contrast, fromHex, hueDistance, toHex } from '../../colour/oklch.js';
import type { Decisions } from '../../decisions.js';
import type { Patch } from '../../refinement.js';
import type { Judged } from '../../render.js';
import { paintsOn } from '../../scene/paints.js';
import { lightGround, symbolContrast } from '../../scene/grounds.js';
import { anotherMark } from './another-mark.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, passes } from './state.js';
import { isMovedPart } from './measured-colour.js';
import { moved } from './moved-colour.js';
import { isToneOfHue } from './part-colours.js';

/** Of two pictures the one that is painted first: what holds the other is. */
const isPaintedFirst = ({ icon, arranged }: Decisions['mark'], picture: string): boolean => (icon === picture) !== (arranged === 'inside');

/** What two pictures are painted with; undefined where both are one drawing in one colour. */
export function colourOfOne({ mark, palette }: Decisions, picture: string, { scene }: Pick<Judged, 'scene'>): string | null {
  const { first, second } = paintsOn('light', palette, scene.fields);
  return (isPaintedFirst(mark, picture) ? first : second) ?? null;
}

const isApart = ({ decisions }: Draft, context: ApplyContext): boolean =>
  context.judge(decisions).mark.untreated?.parts.some(({ paint }) => paint === 'first' || paint === 'second') === true;

/** "The leaf green" of a leaf and a cup: one of two pictures has the colour, and the other the one that it had; undefined where one picture is shown. */
export function paintOne(
  draft: Draft,
  { part, colour, of, isKept }: Patch & { kind: 'set-part' },
  context: ApplyContext,
): Applied | undefined {
  const { mark } = draft.decisions;
  const { icon, partner } = mark;
  if (part === 'picture' && icon !== null && isAlone(draft)) {
    const own = context.judge(draft.decisions);
    return isKept && isToneOfHue(colourOfOne(draft.decisions, icon, own) ?? '', colour)
      ? draft
      : painted(draft, icon, namedHex(colour), own, colour);
  }
  if (part !== 'picture' || partner === undefined || icon === null || icon === partner) return undefined;
  // "Both in the same green" of two that had colours of their own.
  if (of === undefined && draft.decisions.palette.things !== undefined && isApart(draft, context)) {
    const first = painted(draft, icon, namedHex(colour), context.judge(draft.decisions), colour);
    return painted(first, partner, namedHex(colour), context.judge(first.decisions), colour);
  }
  if (of === undefined) return undefined;
  if (of !== icon && of !== partner) return undefined;
  if (mark.third !== undefined) return { refused: 'Three pictures that stand together have one colour here.' };
  const drawn = isApart(draft, context) ? draft : asTwo(draft, [icon, partner], colour, context);
  if (isRefused(drawn)) return drawn;
  const judged = context.judge(drawn.decisions);
  const own = colourOfOne(drawn.decisions, of, judged);
  if (isKept && own !== null && isToneOfHue(own, colour)) return draft;
  if (drawn === draft && own !== null && isSeenAs(own, namedHex(colour))) return draft;
  return painted(drawn, of, namedHex(colour), judged, colour);
}

/** "The cup a bit darker" of a cup and a leaf: the one moves, as far as it takes to be seen; undefined where both are one drawing. */
export function shiftOne(
  draft: Draft,
  { by, amount, picture }: Patch & { kind: 'shift-colour' },
  context: ApplyContext,
): Draft | undefined {
  if (picture === undefined || draft.decisions.mark.partner === undefined || !isApart(draft, context)) return undefined;
  const judged = context.judge(draft.decisions);
  const own = colourOfOne(draft.decisions, picture, judged);
  if (own === null) return undefined;
  const ways = [1, 1.5, 2.2].map((strength) => toHex(moved(fromHex(own), by, amount * strength)));
  const hex = ways.find((way) => isMovedPart(by, own, way)) ?? ways.at(-1) ?? own;
  return painted(draft, picture, hex, judged);
}

/** Whether one picture stands there in a colour that is not the first of the palette. */
const isAlone = ({ decisions: { mark, palette } }: Draft): boolean =>
  mark.arranged === 'alone' && mark.partner === undefined && palette.things !== undefined && palette.things[0] !== palette.primary;

/** Two pictures that were drawn as one, as two that stand free, or on a tint of their shape. */
function asTwo(draft: Draft, together: [string, string], colour: ColourIntent, context: ApplyContext): Applied {
  const { primary, secondary } = draft.brief.colours;
  const told: [ColourIntent | null, ColourIntent | null] = [primary, colour];
  const colours = { ...draft.brief.colours, primary: primary ?? colour, secondary: secondary ?? colour, things: told };
  const brief = { ...draft.brief, together, colours };
  const isFree = ({ icon, partner, device }: Decisions['mark']): boolean =>
    icon !== null && partner !== undefined && together.includes(icon) && together.includes(partner) && /^(?:ensemble|tinted)$/.test(device);
  const free = anotherMark(draft, brief, draft.decisions.mark.family, context, isFree);
  if (isRefused(free) || !passes(free, context)) return { refused: 'Both pictures are one drawing here, in one colour.' };
  return { ...free, brief: draft.brief };
}

/** Whether a colour is so near to another that nobody tells them apart. */
function isSeenAs(hex: string, asked: string): boolean {
  const [a, b] = [fromHex(hex), fromHex(asked)];
  return Math.abs(a.l - b.l) < 0.06 && Math.abs(a.c - b.c) < 0.05 && (Math.min(a.c, b.c) < 0.03 || Math.abs(hueDistance(a.h, b.h)) < 8);
}

/** What is neither of the two keeps its colour, unless that is seen in none of them any more. */
function painted(draft: Draft, picture: string, hex: string, { scene }: Pick<Judged, 'scene'>, colour?: ColourIntent): Draft {
  const { mark, palette } = draft.decisions;
  const { colours, constraints } = draft.brief;
  const { first, second } = paintsOn('light', palette, scene.fields);
  const isFirst = isPaintedFirst(mark, picture);
  const old = [first, second].map((own) => own ?? palette.primary);
  const things: [string, string] = [isFirst ? hex : (old[0] ?? hex), isFirst ? (old[1] ?? hex) : hex];
  const isLeft = things.includes(palette.primary) || isAlone(draft);
  // What is too pale for lines and letters never leads.
  const [main, accent] = contrast(things[0], lightGround) >= symbolContrast.light ? things : [things[1], things[0]];
  const told: readonly [ColourIntent | null, ColourIntent | null] = colours.things ?? [null, null];
  const next = edit(
    draft,
    { palette: { things, ...(isLeft ? {} : { primary: main, secondary: accent, primaryAsked: true as const }) } },
    colour === undefined
      ? {}
      : {
          colours: { ...colours, ...(isFirst ? { primary: colour } : { secondary: colour }) },
          constraints: { ...constraints, monochrome: false, oneColour: false },
        },
  );
  if (colour === undefined) return next;
  return { ...next, brief: { ...next.brief, colours: { ...next.brief.colours, things: isFirst ? [colour, told[1]] : [told[0], colour] } } };
}
