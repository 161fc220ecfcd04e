import type { ColourIntent, Constraints } from '../../brief.js';
import { smallScales } from '../../direct/asked-picture.js';
import { bareDevices, isAllowed, isBare, openDevices } from '../../direct/constraints.js';
import { initialsOf } from '../../direct/initials.js';
import { isWritable } from '../../direct/typography.js';
import { isSymbolFamily } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import { isRoundSeal, placeInLockup } from '../../interpreting/demands-shown.js';
import type { FontEntry } from '../../pack/types.js';
import type { Patch } from '../../refinement.js';
import { anotherMark, asEmblem, shownAnotherWay } from './another-mark.js';
import { inOwnColour, monochrome, oneColour } from './colour.js';
import { setGround } from './ground.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, mayStay, omit, passes } from './state.js';
import { bestFont, withFont } from './typeface.js';
import { wordAlone } from './word-alone.js';

/**
 * The mark without its ground: its picture alone or, where that is too fine to be read so, a near one. A name around a picture stays on
 * its arch, one in a frame stays under it.
 */
function withoutGround(draft: Draft, context: ApplyContext): Applied {
  const { mark, layout } = draft.decisions;
  const family = familyOf(mark.family);
  if (family.id === 'frame' || family.id === 'banner') return freePicture(draft, context) ?? wordAlone(draft, context);
  if (family.kind === 'wordmark' || (!isSymbolFamily(family) && isBare(mark))) return draft;
  const open = family.kind === 'badge' ? edit(draft, { mark: { device: 'arched' } }) : undefined;
  const kept = open && mayStay(draft, open, context) ? open : freePicture(draft, context);
  if (kept) return kept;
  const own = !isSymbolFamily(family) ? [] : bareDevices(family).map((device) => ({ family: family.id, device }));
  if (own.some(({ device }) => device === mark.device)) return edit(draft, { mark: { container: 'none' } });
  const alone = ['whole', 'pieces', 'diagonal'].map((device) => ({ family: 'facet-icon', device, letters: '' }));
  const kind = layout.kind === 'badge' || layout.kind === 'lockup' ? 'stack' : layout.kind;
  const bare = [...own, ...(mark.icon === null ? [] : alone)].map((way) =>
    edit(draft, { mark: { ...way, container: 'none' }, layout: { kind } }),
  );
  const passing = bare.find((way) => passes(way, context));
  if (passing) return passing;
  const { icon, letters } = mark;
  // Who wants no frame around the letters wants the letters.
  const isAlike = (next: Draft['decisions']['mark']): boolean => next.icon === null && next.letters === letters;
  const alike = icon === null && letters !== '' ? anotherMark(draft, draft.brief, mark.family, context, isAlike) : undefined;
  return alike && !isRefused(alike) && passes(alike, context)
    ? alike
    : anotherMark(draft, draft.brief, mark.family, context, (next) => icon === null || next.icon === icon);
}

/** A picture, or two, that stood free between rules, in a frame, in an emblem or in the line of the name does so over the name too. */
export function freePicture(draft: Draft, context: ApplyContext): Draft | undefined {
  const { icon, partner, family } = draft.decisions.mark;
  if (icon === null || !/^(?:lockup|wordmark|badge)$/.test(familyOf(family).kind)) return undefined;
  const ways = (partner === undefined ? ['solid', 'grounded'] : ['couple', 'couple-discs']).map((device) =>
    inOwnColour(
      edit(draft, {
        mark: { family: 'free-icon', device, letters: '', container: 'none', ...(partner === undefined ? {} : { partner }) },
        layout: { kind: 'stack', symbolScale: draft.brief.smallPicture ? smallScales.stack : 1 },
      }),
    ),
  );
  return ways.find((way) => passes(way, context)) ?? ways.find(({ decisions }) => context.judge(decisions).isTolerable);
}

type Change<K extends keyof Constraints> = (draft: Draft, value: Constraints[K], context: ApplyContext) => Applied;

const changes: { [K in keyof Constraints]: Change<K> } = {
  letterCase: (draft, value, context) => {
    if (value === 'any') return draft;
    const { tracking, font } = draft.decisions.type;
    const cased = edit(draft, {
      type: {
        letterCase: value,
        tracking: value === 'upper' ? Math.max(tracking, 25) : Math.min(tracking, 10),
        ...(value === 'upper' ? {} : { cased: true as const }),
      },
    });
    const { cases } = context.pack.font(font);
    const suits = value === 'upper' ? cases !== 'never-upper' : cases !== 'upper-only';
    const other = suits ? undefined : bestFont(cased, context, () => true);
    return other ? withFont(cased, other) : cased;
  },
  layout: (draft, value, context) => {
    // What stands so in its frame stays in it.
    if (value === 'any' || placeInLockup(draft.decisions) === value) return draft;
    const family = familyOf(draft.decisions.mark.family);
    // A rule that parts picture and name is nearer to rules or a frame around them than none, and has their colour.
    const { mark } = draft.decisions;
    const isSingle = mark.partner === undefined && mark.count === undefined && mark.icon !== null;
    const divided =
      value === 'row' && family.kind === 'lockup' && isSingle
        ? edit(draft, { mark: { family: 'lockup', device: 'divided', letters: '' } })
        : undefined;
    if (divided && (passes(divided, context) || context.judge(divided.decisions).isTolerable)) return divided;
    const isFitting = value === 'badge' ? family.kind === 'badge' : isSymbolFamily(family);
    if (isFitting)
      return { ...draft, decisions: { ...draft.decisions, layout: { ...omit(draft.decisions.layout, 'nameFirst'), kind: value } } };
    if (value === 'badge') return asEmblem(draft, context);
    const other = freePicture(draft, context) ?? shownAnotherWay(draft, context, ({ kind }) => kind !== 'badge');
    return isRefused(other) ? other : edit(other, { layout: { kind: value } });
  },
  typeClass: (draft, value, context) => {
    if (value === 'any' || context.pack.font(draft.decisions.type.font).classes.includes(value)) return draft;
    // "A script" is handwriting before it is a sign painter's.
    const isOf = ({ classes }: FontEntry): boolean => classes.includes(value);
    const isPlain = (own: FontEntry): boolean => isOf(own) && (value === 'display' || !own.classes.includes('display'));
    const facesOf = (own: Draft): Draft[] =>
      [bestFont(own, context, isPlain), bestFont(own, context, isPlain, isWritable), bestFont(own, context, isOf)].flatMap((font) =>
        font ? [withFont(own, font)] : [],
      );
    // Handwriting is not set in capitals: a name that nobody asked to be is written as it was given.
    const recased = draft.brief.constraints.letterCase === 'upper' ? [] : [edit(draft, { type: { letterCase: 'as-given' } })];
    const faces = [draft, ...recased].map(facesOf).find((own) => own.length > 0) ?? [];
    return (
      faces.find((own) => context.judge(own.decisions).passes()) ??
      faces[0] ?? { refused: `No ${value} font of the pack has the letters of this name.` }
    );
  },
  container: (draft, value, context) => {
    const { mark } = draft.decisions;
    const family = familyOf(mark.family);
    if (value === 'any') return draft;
    if (value === 'none') return withoutGround(draft, context);
    if (value === 'circle' && family.kind === 'badge') {
      const ringed = isRoundSeal(draft.decisions) ? draft : edit(draft, { mark: { device: 'ring' } });
      if (passes(ringed, context))
        return { ...ringed, brief: { ...ringed.brief, constraints: { ...ringed.brief.constraints, container: 'any' } } };
    }
    const isOpen = isSymbolFamily(family) && family.containers.includes(value) && openDevices(family, draft.brief).includes(mark.device);
    if (isOpen) return edit(draft, { mark: { container: value } });
    const { icon } = mark;
    return anotherMark(draft, draft.brief, mark.family, context, (next) => icon === null || next.icon === icon);
  },
  symbol: (draft, value, context) => {
    const family = familyOf(draft.decisions.mark.family);
    // "Without the badge": the name stands beside what it stood around.
    const isUnbound = value === 'any' && family.kind === 'badge';
    const free = value === 'icon' || isUnbound ? freePicture(draft, context) : undefined;
    if (free) return isUnbound ? edit(free, { layout: { kind: 'row' } }) : free;
    if (isUnbound) return shownAnotherWay(draft, context, ({ kind }) => kind !== 'badge');
    if (value === 'any' || family.kind === value) return draft;
    if (value === 'badge') return asEmblem(draft, context);
    if (value === 'icon') return shownAnotherWay(draft, context, ({ kind }) => kind === value);
    // "A monogram" has all initials.
    if (value === 'monogram') {
      const letters = draft.brief.letters ?? initialsOf(draft.decisions.name, 2);
      const whole = anotherMark(
        draft,
        { ...draft.brief, letters },
        draft.decisions.mark.family,
        context,
        (mark) => mark.letters === letters,
      );
      if (!isRefused(whole)) return whole;
    }
    return value === 'wordmark'
      ? wordAlone(draft, context)
      : anotherMark(draft, draft.brief, draft.decisions.mark.family, context, () => true);
  },
  noIcon: (draft, value, context) => {
    if (!value || isAllowed(familyOf(draft.decisions.mark.family), draft.brief)) return draft;
    return anotherMark(draft, draft.brief, draft.decisions.mark.family, context, ({ icon }) => icon === null);
  },
  noText: (draft, value, context) => {
    if (!value) return draft.decisions.layout.kind === 'symbol' ? edit(draft, { layout: { kind: 'row' } }) : draft;
    const { kind } = familyOf(draft.decisions.mark.family);
    if (kind !== 'wordmark' && kind !== 'badge' && kind !== 'lockup') return edit(draft, { layout: { kind: 'symbol' } });
    const free = freePicture(draft, context);
    if (free) return edit(free, { layout: { kind: 'symbol' } });
    const other = shownAnotherWay(draft, context, () => true);
    return isRefused(other) ? other : edit(other, { layout: { kind: 'symbol' } });
  },
  oneColour: (draft, value) => (value ? oneColour(draft) : draft),
  monochrome: (draft, value) => (value ? monochrome(draft) : draft),
};

/** The last demand wins: an older one that contradicts it is let go. */
function reconciled(older: Constraints, newer: Partial<Constraints>): Constraints {
  const merged = { ...older, ...newer };
  if (newer.layout === 'badge' && newer.symbol === undefined) merged.symbol = 'badge';
  if ((newer.layout === 'row' || newer.layout === 'stack') && (older.symbol === 'badge' || older.symbol === 'wordmark'))
    merged.symbol = 'any';
  if (newer.symbol !== undefined && newer.symbol !== 'badge' && older.layout === 'badge') merged.layout = 'any';
  if (newer.symbol === 'icon' && newer.noIcon === undefined) merged.noIcon = false;
  if (newer.noIcon && (older.symbol === 'icon' || older.symbol === 'abstract')) merged.symbol = 'any';
  if (newer.symbol === 'wordmark' || newer.symbol === 'badge') merged.container = 'any';
  // An emblem is round: another shape takes its place.
  const isShaped = newer.container !== undefined && !/^(?:any|none|circle)$/.test(newer.container);
  if (isShaped && older.symbol === 'badge') merged.symbol = 'any';
  if (isShaped && older.layout === 'badge') merged.layout = 'any';
  return merged;
}

/** New demands: each moves only what it speaks of. */
export function constrain(draft: Draft, patch: Patch & { kind: 'constrain' }, context: ApplyContext): Applied {
  const { constraints, isOutlined, ofBackground } = patch;
  if (ofBackground && draft.decisions.palette.ground !== undefined) return setGround(draft, { kind: 'set-ground', colour: page });
  let current: Draft = { ...draft, brief: { ...draft.brief, constraints: reconciled(draft.brief.constraints, constraints) } };
  for (const key of Object.keys(constraints) as (keyof Constraints)[]) {
    const applied = changeOne(current, key, constraints, context);
    if (isRefused(applied)) return applied;
    current = applied;
  }
  return isOutlined ? outlined(draft, current, context) : current;
}

/** Nothing but the page. */
const page: ColourIntent = { words: 'white', hue: null, lightness: 1, chroma: 0, hex: null };

/** The shape around a picture as a line; a full shape that is there already has none. */
function outlined(before: Draft, draft: Draft, context: ApplyContext): Applied {
  const { container, icon } = draft.decisions.mark;
  if (container === 'none' || icon === null) return draft;
  const framed = edit(draft, { mark: { family: 'icon-container', device: 'framed', letters: '' } });
  if (context.judge(framed.decisions).passes()) return framed;
  return before.decisions.mark.container === container
    ? { refused: `The picture stands on a full ${container}, which has no line around it in these colours.` }
    : draft;
}

function changeOne<K extends keyof Constraints>(
  draft: Draft,
  key: K,
  { [key]: value }: Partial<Pick<Constraints, K>>,
  context: ApplyContext,
): Applied {
  const change: Change<K> = changes[key];
  return value === undefined ? draft : change(draft, value, context);
}
