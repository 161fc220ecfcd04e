import type { ColourIntent } from '../../brief.js';
import { colourOf } from '../../colour/named.js';
import { fromHex, hueDistance, type Oklch, toHex } from '../../colour/oklch.js';
import type { PaletteDecision } from '../../decisions.js';
import { settleOnWhite } from '../../direct/seen-on-white.js';
import type { ColourShift, Patch } from '../../refinement.js';
import { familyOf } from '../../families/index.js';
import { legibleGround, paintsOn } from '../../scene/paints.js';
import { lightGround } from '../../scene/grounds.js';
import { distance, inkAfter, isToneOfPrimary } from './colour.js';
import { clamp, grey, moved } from './moved-colour.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, omit } from './state.js';
import { isMovedPart, isSeenShift } from './measured-colour.js';
import { shiftOne } from './one-of-two.js';
import { pictureSeen, withLetters, withPart } from './part-colours.js';
import { companionOf, hasNoSister, isFar, leaning, tempered, temperedInk, temperedPaper, turnedTo } from './temperature.js';

/** The colours of a palette that a wish may move; ink follows them. */
const fields = ['primary', 'secondary', 'tertiary', 'ground'] as const;
type Field = (typeof fields)[number];

/** The palette with some colours moved; a second one that is only a tone of the first goes with it, and a ground stays one that is read on. */
function withMoved(draft: Draft, chosen: readonly Field[], move: (own: Oklch) => Oklch): Draft {
  const { palette } = draft.decisions;
  const at = (field: Field, hex: string): string =>
    palette.ground === undefined && (field === 'primary' || (field === 'secondary' && isToneOfPrimary(draft)))
      ? settleOnWhite(move(fromHex(hex)))
      : toHex(move(fromHex(hex)));
  const now: PaletteDecision = { ...palette };
  const moves = chosen.includes('primary') && isToneOfPrimary(draft) ? new Set([...chosen, 'secondary' as const]) : chosen;
  for (const field of moves) {
    const hex = palette[field];
    if (hex !== undefined) now[field] = at(field, hex);
  }
  if (palette.secondary === palette.primary) now.secondary = now.primary;
  const ink = inkAfter(palette, now);
  // What gets lighter would take letters along that can only be read deeper: they stay as they are.
  const isTurnedBack = lightnessOf(now.primary) > lightnessOf(palette.primary) && lightnessOf(ink) < lightnessOf(palette.ink);
  now.ink = isTurnedBack && now.ground === palette.ground ? palette.ink : ink;
  if (now.ground !== undefined && palette.ground !== undefined && now.ground !== palette.ground) {
    const read = legibleGround(now.ground, now);
    // Cream that is bleached for lighter letters is white.
    now.ground = lightnessOf(read) - lightnessOf(now.ground) > mostBleached ? palette.ground : read;
  }
  // What things are painted with follows.
  return edit(draft, { palette: omit(now, 'things') });
}

/** How much paler than it was meant a ground is drawn. */
const mostBleached = 0.02;

const lightnessOf = (hex: string): number => fromHex(hex).l;

/** The colours that a wish speaks of: the one it names, and else all, or all but the ground that they stand on. */
function fieldsFor(draft: Draft, of: ColourIntent | undefined): Field[] {
  const { palette } = draft.decisions;
  const own = fields.filter((field) => palette[field] !== undefined);
  if (of === undefined) return own;
  const apart = (field: Field): number => distance(palette[field] ?? lightGround, of);
  const nearest = Math.min(...own.map(apart));
  const isTone = isToneOfPrimary(draft) && apart('secondary') === nearest;
  const near = own.filter((field) => apart(field) <= nearest + 0.02 || (isTone && field === 'primary'));
  if (nearest > 0.3) return [];
  // Of a light green and a dark one the one that is as light as it was called.
  const { secondary } = draft.brief.colours;
  const isOneOfTwo = near.length > 1 && secondary !== null && near.includes('primary') && near.includes('secondary');
  const lightnessApart = (field: Field): number => Math.abs(fromHex(palette[field] ?? lightGround).l - colourOf(of).l);
  const [first, second] = near.toSorted((one, other) => lightnessApart(one) - lightnessApart(other));
  return isOneOfTwo && first && second && lightnessApart(second) - lightnessApart(first) > leastTold ? [first] : near;
}

/** How much nearer in lightness one of two tones is that alone is spoken of. */
const leastTold = 0.12;

/** Whether a colour is one that was asked for by name: it stays what it is called, and what surrounds it takes the temperature. */
const isNamed = ({ brief: { colours } }: Draft, own: Oklch): boolean =>
  [colours.primary, colours.secondary].some((asked) => asked?.hue != null && Math.abs(hueDistance(colourOf(asked).h, own.h)) <= sameHue);
const sameHue = 30;

/** Warmer or cooler, from what moves the least: the colours themselves, each as far as it takes, a companion that is seen, a tinged paper. */
function* temperatures(draft: Draft, patch: Patch & { kind: 'shift-colour' }, chosen: readonly Field[]): Generator<Draft> {
  const ways = strengths.map((strength) => [...temperaturesAt(draft, patch, chosen, patch.amount * strength)]);
  for (const stage of [0, 1, 2, 3, 4])
    for (const way of ways) {
      const drawn = way.find(([own]) => own === stage)?.[1];
      if (drawn) yield drawn;
    }
}

/** The ways of one strength, each with how much it moves. */
function* temperaturesAt(
  draft: Draft,
  { by: shift, isFree }: Patch & { kind: 'shift-colour' },
  chosen: readonly Field[],
  amount: number,
): Generator<[stage: number, Draft]> {
  const by = shift === 'cooler' ? 'cooler' : 'warmer';
  const inked = (own: Draft): Draft => {
    // Letters that have a colour keep it: nobody calls brown ones a warmer green.
    return fromHex(own.decisions.palette.ink).c >= grey ? own : edit(own, { palette: { ink: temperedInk(by) } });
  };
  const { palette } = draft.decisions;
  // Who finds the colours cold wants no cold one to lead: beside it a warm companion alone is a mismatch.
  const own = fromHex(palette.primary);
  // Beside a grey it is the other colour that leads.
  const lead = own.c < grey && chosen.includes('secondary') ? fromHex(palette.secondary) : own;
  if (chosen.includes('primary') && hasNoSister(lead, by) && !isNamed(draft, lead)) {
    const turn = amount >= 1 ? turnedTo : leaning;
    const led = withMoved(draft, chosen, (own) => (hasNoSister(own, by) ? turn(own, by) : tempered(own, by, amount)));
    yield [0, amount >= 1 ? inked(led) : led];
  }
  // "Some warmer colours": those that there are go further, and one more comes.
  const turned = inked(withMoved(draft, chosen, (own) => tempered(own, by, isFree ? amount * 1.6 : amount)));
  const isAsked = draft.brief.colours.secondary !== null && palette.secondary !== palette.primary;
  const accompanied =
    isFar(fromHex(palette.primary), by) && !isAsked ? edit(turned, { palette: { secondary: companionOf(palette.secondary, by) } }) : turned;
  yield [1, turned];
  yield [2, accompanied];
  if (!isAsked)
    yield [
      isFree && isFar(fromHex(palette.primary), by) ? 0 : 3,
      edit(accompanied, { palette: { secondary: companionOf(palette.secondary, by), accentAsked: true } }),
    ];
  if (palette.ground === undefined) yield [4, edit(accompanied, { palette: { ground: temperedPaper(by) } })];
}

/** "A warmer grey" is a grey still: it takes a tinge, and neutral letters beside it take one too. */
function* tingedGreys(draft: Draft, by: 'warmer' | 'cooler', chosen: readonly Field[], amount: number): Generator<Draft> {
  for (const c of [0.022, 0.03, 0.038]) {
    const tinge = (own: Oklch): Oklch => ({ ...tempered(own, by, 1), l: Math.max(own.l, 0.25), c: c * Math.min(1.25, 0.6 + 0.4 * amount) });
    const tinged = withMoved(draft, chosen, (own) => (own.c < grey ? tinge(own) : own));
    const ink = fromHex(tinged.decisions.palette.ink);
    yield ink.c < grey ? edit(tinged, { palette: { ink: toHex({ ...tinge(ink), l: ink.l }) } }) : tinged;
  }
}

const isLight = (by: ColourShift): boolean => by === 'lighter' || by === 'brighter';
/** How far it is taken where more of it would be too much. */
const weaker = [0.7, 0.45];

/** How far a wish is taken until a person sees it. */
const strengths = [1, 1.5, 2.2];

/** The first way that a person sees and that passes no worse than what there was; else the last that is any different. */
function firstSeen(draft: Draft, { by, of, part }: Patch & { kind: 'shift-colour' }, ways: Iterable<Draft>, context: ApplyContext): Draft {
  const before = context.judge(draft.decisions);
  let nearest = draft;
  const isInked = ({ decisions }: Draft): boolean => paintsOn('light', decisions.palette, before.scene.fields).backing !== null;
  for (const way of ways) {
    const after = context.judge(way.decisions);
    // A colour so light that ink has to draw the mark is not seen to be lighter: the mark is dark then.
    if (after.missed > before.missed || (isLight(by) && isInked(way) && !isInked(draft))) continue;
    if (nearest === draft) nearest = way;
    const isMoved =
      part === 'picture'
        ? isMovedPart(by, pictureSeen(draft.decisions, before), pictureSeen(way.decisions, after))
        : isSeenShift(by, before.areas, after.areas, of);
    if (isMoved) return way;
  }
  return nearest;
}

/** "The letters darker", "the background a bit lighter", "the fox warmer": one part moves, and all else stays. */
export function shiftPart(draft: Draft, patch: Patch & { kind: 'shift-colour' }, context: ApplyContext): Applied {
  const { by, amount, part } = patch;
  const { palette } = draft.decisions;
  if (part === 'letters') {
    const own = fromHex(palette.parts?.letters ?? palette.ink);
    const ways = strengths.map((strength) => withLetters(draft, toHex(moved(own, towards(by, palette), amount * strength))));
    const lettersOf = (own: PaletteDecision): string => own.parts?.letters ?? own.ink;
    return (
      ways.find((way) => !isRefused(way) && isMovedPart(by, lettersOf(palette), lettersOf(way.decisions.palette))) ?? {
        refused: 'The letters have such a tone already, or could not be read in it.',
      }
    );
  }
  if (part === 'ground')
    return palette.ground === undefined
      ? { refused: 'The ground is white. Name a colour for it.' }
      : withMoved(draft, ['ground'], (own) => moved(own, by, amount * groundStrength));
  return shiftOne(draft, patch, context) ?? shiftPicture(draft, patch, context);
}

/** The picture moves in the colour that it is seen in; one that is cut out of a field moves with the field. Rules and letters stay. */
function shiftPicture(draft: Draft, patch: Patch & { kind: 'shift-colour' }, context: ApplyContext): Applied {
  const { by, amount } = patch;
  const { palette, mark } = draft.decisions;
  const judged = context.judge(draft.decisions);
  const { fields } = judged.scene;
  const isInLine = familyOf(mark.family).kind === 'wordmark';
  if (isInLine || (fields > 0 && paintsOn('light', palette, fields).glyph !== null)) {
    const seen = fromHex(pictureSeen(draft.decisions, judged));
    const ways = strengths.map((strength) => toHex(moved(seen, by, amount * strength)));
    return firstSeen(
      draft,
      patch,
      ways.map((hex) => withPart(draft, isInLine ? { tint: hex } : { picture: hex })),
      context,
    );
  }
  const shifted = shiftColour(draft, omit(patch, 'part'), context);
  if (isRefused(shifted)) return shifted;
  const lines = palette.parts?.lines ?? paintsOn('light', palette, fields).ornament;
  const stays = edit(shifted, { palette: { ink: palette.ink } });
  return fields === 0 && lines !== null ? withPart(stays, { lines }) : stays;
}

/** A ground is large, and seen to move by more than what stands on it. */
const groundStrength = 1.3;

/** On a deep ground more contrast is more light. */
const towards = (by: ColourShift, palette: PaletteDecision): ColourShift =>
  by === 'more-contrast' && fromHex(palette.ground ?? lightGround).l < 0.6 ? 'lighter' : by;

/** "Warmer", "calmer", "the green a bit darker": the colours that are painted move until it is seen. */
export function shiftColour(given: Draft, patch: Patch & { kind: 'shift-colour' }, context: ApplyContext): Applied {
  if (patch.part !== undefined) return shiftPart(given, patch, context);
  const draft = asPainted(given, patch, context);
  const { amount, of } = patch;
  const by = towards(patch.by, draft.decisions.palette);
  const named = fieldsFor(draft, of).filter((field) => (field !== 'primary' && field !== 'secondary' ? true : !context.locks.has(field)));
  if (named.length === 0)
    return {
      refused: of && !context.locks.has('primary') ? `There is no ${of.words} in the palette.` : 'The colours are kept as they are.',
    };
  // Lightness is first that of the main colour; warmth and calm are those of all.
  const isOfAll =
    of !== undefined ||
    by === 'warmer' ||
    by === 'cooler' ||
    by === 'more-muted' ||
    by === 'more-vivid' ||
    by === 'brighter' ||
    by === 'fresher';
  const sets = isOfAll
    ? // Where two colours moved together are not told from each other any more, one of them moves.
      [named, ...(of === undefined && named.length > 1 ? named.filter((field) => field !== 'ground').map((field) => [field]) : [])]
    : [['primary' as const].filter((field) => named.includes(field)), named.filter((own) => own !== 'ground'), named];
  function* ways(): Generator<Draft> {
    if ((by === 'warmer' || by === 'cooler') && of?.hue === null) yield* tingedGreys(draft, by, named, amount);
    const isOfTemperature = (by === 'warmer' || by === 'cooler') && of === undefined;
    if (isOfTemperature) yield* temperatures(draft, patch, named);
    for (const strength of isOfTemperature ? [] : isLight(by) ? [...strengths, ...weaker] : strengths)
      for (const set of sets) yield withMoved(draft, set, (own) => moved(own, by, amount * strength));
  }
  const shifted = firstSeen(draft, patch, ways(), context);
  const { ink } = shifted.decisions.palette;
  return by === 'more-contrast' && of === undefined ? edit(shifted, { palette: { ink: toHex({ ...fromHex(ink), l: 0.16 }) } }) : shifted;
}

/** A bright colour that is drawn deeper on the page is darkened from what is seen of it. */
function asPainted(draft: Draft, { by, of }: Patch & { kind: 'shift-colour' }, context: ApplyContext): Draft {
  if (by !== 'darker' && by !== 'more-contrast') return draft;
  if (of !== undefined && !fieldsFor(draft, of).includes('primary')) return draft;
  const { palette } = draft.decisions;
  const { fields } = context.judge(draft.decisions).scene;
  const { primary, backing } = paintsOn('light', palette, fields);
  return fields > 0 ||
    palette.ground !== undefined ||
    palette.things !== undefined ||
    primary === null ||
    backing !== null ||
    context.locks.has('primary')
    ? draft
    : edit(draft, { palette: { primary } });
}

/** How much of the way to another hue a colour goes, at most how many degrees, and from what distance on it takes the other hue. */
const lean = { share: 0.55, most: 70, across: 120 } as const;

/** "The purple more towards blue", "greener". */
export function leanColour(draft: Draft, { to, of, amount }: Patch & { kind: 'lean-colour' }): Applied {
  const [field] = of === undefined ? (['primary'] as const) : fieldsFor(draft, of);
  if (field === undefined) return { refused: `There is no ${of?.words ?? 'such colour'} in the palette.` };
  const asked = colourOf(to);
  return withMoved(draft, [field], (own) => {
    if (asked.c < grey) return { ...own, c: own.c * 0.5, l: own.l + (asked.l - own.l) * 0.25 };
    if (own.c < grey) return { ...own, l: clamp(own.l, 0.3, 0.8), c: Math.min(asked.c, 0.08), h: asked.h };
    const way = hueDistance(own.h, asked.h);
    // Halfway from petrol to terracotta lies a green that nobody spoke of.
    const isAcross = Math.abs(way) > lean.across;
    const h = isAcross ? asked.h : own.h + Math.sign(way) * Math.min(Math.abs(way) * lean.share * amount, lean.most);
    // "More olive" is a shade, darker and duller than its hue: "more blue" is a hue alone.
    const isShade = to.lightness !== 0 || to.chroma !== 0;
    return isShade ? { l: own.l + (asked.l - own.l) * lean.share, c: own.c + (asked.c - own.c) * lean.share, h } : { ...own, h };
  });
}
