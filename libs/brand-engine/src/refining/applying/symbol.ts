import type { Brief } from '../../brief.js';
import type { Decisions, Joined } from '../../decisions.js';
import { isArranged, coupledLayout } from '../../direct/arranging.js';
import { isSmallPicture, smallScales } from '../../direct/asked-picture.js';
import { openDevices } from '../../direct/constraints.js';
import { fitsOn } from '../../families/ensemble.js';
import type { Family } from '../../families/family.js';
import { figureOf } from '../../families/figure.js';
import { familyOf } from '../../families/index.js';
import { areSlim } from '../../families/pair.js';
import { garmentOf, isHeadgear } from '../../families/worn.js';
import type { Joins, Patch } from '../../refinement.js';
import { arranged } from '../../understanding/things/arrangement.js';
import { isBright } from '../../scene/grounds.js';
import { anotherMark, composed, placeOf } from './another-mark.js';
import { type Applied, type ApplyContext, type Draft, edit, isNearlyAsLegible, isRefused, mayStay, omit, passes } from './state.js';
import { pictureSeen } from './part-colours.js';

/** Another picture in the same drawing, or in one that can show it. */
export function changeSymbol(draft: Draft, patch: Patch & { kind: 'symbol' }, context: ApplyContext): Applied {
  const { icons, term, count, joins, isSmall, isSeveral } = patch;
  if (isSeveral) {
    const few = changeSymbol(draft, { ...omit(patch, 'isSeveral'), count: 3 }, context);
    return isRefused(few) ? changeSymbol(draft, omit(patch, 'isSeveral'), context) : few;
  }
  const known = icons.filter((id) => context.pack.icon(id));
  const [icon] = known;
  if (!icon) return { refused: `There is no picture of ${term || 'that'} in the pack.` };
  const { constraints } = draft.brief;
  const shown = draft.decisions.mark.icon;
  if (joins !== undefined && isFull(draft.decisions.mark)) return { refused: noRoom };
  const { partner } = draft.decisions.mark;
  if (count !== undefined && count > 1 && joins === undefined && !patch.takesPlaceOf && partner !== undefined && partner !== shown)
    return { refused: 'Beside the other picture there is no room for more than one.' };
  const exchanged = oneExchanged(draft, patch, icon, context);
  if (exchanged) return exchanged;
  if (count === 1 && areAlike(draft.decisions)) return oneOfTwo(draft);
  if (count === 1 && draft.decisions.mark.count === undefined) return draft;
  const group = joins !== undefined && shown !== null && shown !== icon ? groupOf(shown, icon, joins) : undefined;
  const brief: Brief = {
    ...omit(draft.brief, 'together', 'arrangement', 'count'),
    ...group,
    ...(count === undefined || count === 1 ? {} : { count }),
    ...(isSmall && joins === undefined ? { smallPicture: true as const } : {}),
    concepts: [
      ...(term === '' ? [] : [{ term, explicit: true, weight: 1, source: 'asked' as const }]),
      // What was shown before is only spoken of now.
      ...draft.brief.concepts.map((c) =>
        term === '' || group ? c : { ...c, explicit: false, source: c.source === 'asked' ? ('said' as const) : c.source },
      ),
    ].slice(0, 12),
    ...(draft.brief.inLetters ? { inLetters: { ...draft.brief.inLetters, icon } } : {}),
    icons: (group ? group.together : known.slice(0, 12)).map((id, i) => ({ id, score: 1 - 0.05 * i })),
    constraints: {
      ...constraints,
      noIcon: false,
      symbol: constraints.symbol === 'badge' || constraints.symbol === 'icon' ? constraints.symbol : 'any',
    },
  };
  if (group && joins && shown !== null && isPutOn(joins, shown, icon, context))
    return worn(draft, omit(brief, 'count'), [shown, icon], context);
  if (group && joins === 'around') return heldIn(draft, omit(brief, 'count'), context);
  if (group && joins) return joined(draft, omit(brief, 'count'), icon, patch, context);
  if (count !== undefined && count > 1) return several(draft, brief, icon, count, context);
  const { mark, layout } = draft.decisions;
  const family = familyOf(mark.family);
  // One picture is not drawn as two or as several.
  if (shown !== null) {
    const devices = family.kind === 'wordmark' ? [] : family.devices.filter((device) => isOpenDevice(family, device, brief));
    const single: Draft = { brief, decisions: { ...draft.decisions, mark: omit(mark, 'count') } };
    const same = [mark.device, ...devices]
      .filter((device) => !groupDevices.test(device))
      .map((device) => edit(single, { mark: { icon, device } }));
    const near = (layout.kind === 'row' || layout.kind === 'stack' ? siblings(mark) : []).map((way) =>
      edit(single, { mark: { ...way, icon, letters: '' } }),
    );
    const kept = same.find((way) => mayStay(draft, way, context));
    // Free pictures differ only in what lies under them; elsewhere another device is another drawing.
    const sound = mark.family === 'free-icon' ? same.find((way) => passes(way, context)) : undefined;
    const own = sound ?? kept ?? near.find((way) => passes(way, context));
    if (own) return isSmall ? madeSmall(own, context) : own;
  }
  const other = anotherMark(draft, brief, mark.family, context, (next) => next.icon === icon);
  return isSmall && !isRefused(other) ? madeSmall(other, context) : other;
}

/** Of two pictures one in the place of another, in the same drawing. */
function oneExchanged(
  { brief, decisions }: Draft,
  { takesPlaceOf, term }: Patch & { kind: 'symbol' },
  icon: string,
  context: ApplyContext,
): Applied | undefined {
  const { mark } = decisions;
  const [old] = takesPlaceOf ?? [];
  if (old === undefined || mark.partner === undefined || (mark.icon !== old) === (mark.partner !== old)) return undefined;
  const isOld = (id: string): string => (id === old ? icon : id);
  const draft: Draft = {
    brief: {
      ...brief,
      ...(brief.together ? { together: [isOld(brief.together[0]), isOld(brief.together[1])] } : {}),
      concepts: [{ term, explicit: true, weight: 1, source: 'asked' as const }, ...brief.concepts].slice(0, 12),
      icons: brief.icons.map((own) => ({ ...own, id: isOld(own.id) })),
    },
    decisions: {
      ...decisions,
      mark: withoutCrossing(mark, { ...mark, icon: mark.icon === old ? icon : mark.icon, partner: isOld(mark.partner) }, context),
    },
  };
  return passes(draft, context) || mayStay({ brief, decisions }, draft, context) ? draft : { refused: noRoom };
}

/** Two slim pictures that stand beside each other are crossed: where they were not before, they stand clear of each other. */
function withoutCrossing(old: Decisions['mark'], mark: Decisions['mark'], { pack }: ApplyContext): Decisions['mark'] {
  const areBothSlim = ({ icon, partner }: Decisions['mark']): boolean =>
    areSlim([icon, partner].map((id) => figureOf(pack, id ?? '', mark)));
  return mark.arranged === 'beside' && areBothSlim(mark) && !areBothSlim(old) ? { ...mark, apart: true } : mark;
}

/** A picture that was asked for as a small one, beside the name or over it. */
function madeSmall(draft: Draft, context: ApplyContext): Draft {
  const { layout } = draft.decisions;
  if (isSmallPicture(draft.decisions) || (layout.kind !== 'row' && layout.kind !== 'stack')) return draft;
  const small = edit(draft, { layout: { symbolScale: smallScales[layout.kind] } });
  return passes(small, context) ? small : draft;
}

/** "Give the bear headphones": what fits the picture is put on it, however the words say where it goes. */
const isPutOn = (joins: Joins, shown: string, icon: string, { pack }: ApplyContext): boolean =>
  /^(?:on|over|beside)$/.test(joins) && (garmentOf(icon) !== undefined || isHeadgear(icon)) && fitsOn(pack, shown, icon);

/** The picture with something on, in the nearest drawing that shows both. */
function worn(draft: Draft, brief: Brief, together: [string, string], context: ApplyContext): Applied {
  const dressed = grouped(draft, { ...brief, together, arrangement: 'worn' }, context);
  return !isRefused(dressed) && dressed.decisions.mark.arranged === 'worn' && passes(dressed, context) ? dressed : { refused: noRoom };
}

/** "Put the bear in a boat": the picture in what comes to it, where that has room. */
function heldIn(draft: Draft, brief: Brief, context: ApplyContext): Applied {
  const isHeld = ({ icon, arranged: how }: Decisions['mark']): boolean => icon === brief.together?.[0] && how === 'inside';
  const held = anotherMark(draft, brief, draft.decisions.mark.family, context, isHeld);
  return !isRefused(held) && passes(held, context) ? held : { refused: noRoom };
}

/** What comes to stand beside the picture is the second of the two, and the smaller. */
const groupOf = (shown: string, icon: string, joins: Joins): ReturnType<typeof arranged> =>
  joins === 'around'
    ? arranged(shown, icon, 'inside')
    : joins === 'beside' || joins === 'behind'
      ? arranged(shown, icon, 'with')
      : arranged(icon, shown, joins);

const noRoom = 'There is no room in this drawing for another picture, so it stays as it was.';

/** Two pictures, or several of one, are as many as a drawing holds. */
const isFull = ({ partner, count }: Decisions['mark']): boolean => partner !== undefined || count !== undefined;

/** Other ways to draw a picture that stands free, or in the same container. */
const siblings = ({ container }: Decisions['mark']): Pick<Decisions['mark'], 'family' | 'device'>[] =>
  container === 'none'
    ? [
        ...['solid', 'grounded'].map((device) => ({ family: 'free-icon', device })),
        ...['whole', 'pieces', 'diagonal'].map((device) => ({ family: 'facet-icon', device })),
      ]
    : [{ family: 'line-icon', device: 'plate' }, ...['knockout', 'framed'].map((device) => ({ family: 'icon-container', device }))];

/** Devices that show more than one picture. */
const groupDevices = /^(?:couple|several|company|pair|trio)/;

/** Whether a family may draw a picture this way. */
const isOpenDevice = (family: Family, device: string, brief: Brief): boolean =>
  openDevices(family, brief).includes(device) &&
  ((family.kind !== 'badge' && family.kind !== 'lockup') || family.pictured?.includes(device) !== false);

const joints: Readonly<Record<Exclude<Joins, 'inside' | 'around'>, Joined>> = {
  on: 'above',
  over: 'above',
  under: 'below',
  beside: 'beside',
  behind: 'behind',
};

/**
 * A picture that comes to the one that there is. Free pictures are placed side by side or one on the other; in a container or an
 * emblem both are drawn as one. Where that is not read the old picture stays as it was.
 */
function joined(draft: Draft, brief: Brief, partner: string, patch: Patch & { kind: 'symbol' }, context: ApplyContext): Applied {
  const { joins = 'beside', count, isSmall } = patch;
  const { mark } = draft.decisions;
  const family = familyOf(mark.family);
  // Cut into facets two pictures are no longer told from each other.
  const own = mark.family === 'facet-icon' ? 'whole' : mark.device;
  const devices = [own, ...family.devices.filter((device) => isOpenDevice(family, device, draft.brief))];
  // What lies behind, hovers above or comes in numbers is drawn with the picture wherever that stands.
  const isDrawnWith = holdsBoth.has(mark.family) || joins === 'behind' || joins === 'over' || count !== undefined || isSmall === true;
  const asOne =
    joins === 'inside' || joins === 'around' || !isDrawnWith
      ? []
      : devices.map((device) => edit({ ...draft, brief }, { mark: { device, partner, joined: joints[joins], added: count ?? 1 } }));
  const isLegible = (way: Draft): boolean => passes(way, context) || isNearlyAsLegible(draft, way, context);
  const whole = asOne.slice(0, 1).find(isLegible) ?? asOne.find((way) => passes(way, context));
  if (whole) return whole;
  if (count !== undefined) return { refused: noRoom };
  const apart = grouped(draft, brief, context);
  // Only free pictures stand one in the other.
  const isKept = !isRefused(apart) && (joins === 'inside' || isSameSetting(apart.decisions, draft.decisions));
  const painted = isKept ? inOwnColour(draft, apart, context) : undefined;
  return painted && passes(painted, context) ? painted : isKept && passes(apart, context) ? apart : { refused: noRoom };
}

/** Two things in the bright colour that the first was seen in: in ink the sun would no longer be yellow. */
function inOwnColour(draft: Draft, pair: Draft, context: ApplyContext): Draft | undefined {
  const { palette, mark } = draft.decisions;
  const own = palette.primary;
  const isSeen = mark.vivid === true || pictureSeen(draft.decisions, context.judge(draft.decisions)) === own;
  return isSeen && isBright(own) && pair.decisions.palette.things === undefined
    ? edit(pair, { palette: { things: [own, own] } })
    : undefined;
}

/** Whether a drawing stands in the emblem, frame or shape that another one stood in. */
const isSameSetting = (now: Decisions, old: Decisions): boolean =>
  placeOf(now.layout) === placeOf(old.layout) && (old.mark.container === 'none' || now.mark.container === old.mark.container);

/** Families whose picture is large enough to be two. */
const holdsBoth: ReadonlySet<string> = new Set(['icon-container', 'line-icon', 'facet-icon', 'roundel', 'badge']);

/** As many of one picture: two in the container or emblem that there is, else in the nearest drawing that shows them, or free beside the name. */
function several(draft: Draft, brief: Brief, icon: string, count: number, context: ApplyContext): Applied {
  const twins = edit({ ...draft, brief }, { mark: { icon, partner: icon, joined: 'beside' } });
  if (count === 2 && holdsBoth.has(draft.decisions.mark.family) && mayStay(draft, twins, context)) return twins;
  const near = grouped(draft, brief, context);
  // All of them have the bright colour that the one was seen in.
  const { palette, mark: single } = draft.decisions;
  const isVivid = isBright(palette.primary) && (single.vivid === true || single.arranged === 'alone');
  const vivid = isRefused(near) || !isVivid ? undefined : edit(near, { mark: { vivid: true } });
  if (vivid && (passes(vivid, context) || context.judge(vivid.decisions).isTolerable)) return vivid;
  if (!isRefused(near) && passes(near, context)) return near;
  const { layout } = draft.decisions;
  const free = edit(
    { ...draft, brief },
    {
      mark: { family: 'free-icon', device: 'company', icon, letters: '', container: 'none' },
      layout: composed.includes(layout.kind) ? { kind: 'row' } : {},
    },
  );
  const { decisions } = free;
  const mark = { ...decisions.mark, count };
  const counted: Draft = { brief, decisions: { ...decisions, mark, layout: coupledLayout(decisions.layout, mark) } };
  return passes(counted, context) ? counted : near;
}

/** Whether the drawing shows two of a kind, each in a colour of its own. */
const areAlike = ({ mark: { icon, partner } }: Decisions): boolean => icon !== null && icon === partner;

/** The first of two of a kind, in its colour. */
function oneOfTwo({ brief, decisions: { mark, palette, ...decisions } }: Draft): Draft {
  return {
    brief: { ...omit(brief, 'count'), colours: omit(brief.colours, 'things') },
    decisions: {
      ...decisions,
      mark: { ...omit(mark, 'partner', 'composed', 'weighed', 'pairing', 'apart'), arranged: 'alone' },
      palette: omit(palette, 'things'),
    },
  };
}

/** Two pictures, or several of one, as the brief asks for them. */
function grouped(draft: Draft, brief: Brief, context: ApplyContext): Applied {
  const isGroup = ({ icon, partner, count }: Decisions['mark']): boolean =>
    brief.together ? icon === brief.together[0] && partner === brief.together[1] : count === brief.count;
  const seed = draft.decisions.mark.family;
  const exact = anotherMark(draft, brief, seed, context, (mark) => isGroup(mark) && isArranged(brief, mark));
  return isRefused(exact) || !passes(exact, context) ? anotherMark(draft, brief, seed, context, isGroup) : exact;
}
