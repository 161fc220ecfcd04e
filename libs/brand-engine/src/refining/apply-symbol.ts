import type { Brief, Constraints } from '../brief.js';
import type { Decisions } from '../decisions.js';
import { choosePalette } from '../direct/palette.js';
import { arrangedDevices, coupledLayout } from '../direct/arranging.js';
import { direct } from '../direct/direct.js';
import { bareDevices, isAllowed, openDevices } from '../direct/constraints.js';
import { initialsOf } from '../direct/initials.js';
import { chooseType, fontCovers, isWritable } from '../direct/typography.js';
import { type Family, isSymbolFamily } from '../families/family.js';
import { familyOf } from '../families/index.js';
import { stream } from '../random.js';
import type { Patch } from '../refinement.js';
import { arranged } from '../understanding/arrangement.js';
import { linesOf } from '../understanding/names/lines.js';
import { monochrome, oneColour } from './apply-colour.js';
import { bestFont, withFont } from './apply-form.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, keepLocked, omit, passes } from './apply-state.js';

/** The candidates in their order, those that keep the layout before the others: nobody asked for another one. */
function* nearestFirst(candidates: Iterable<Decisions>, kind: Decisions['layout']['kind']): Generator<Decisions> {
  const isBeside = (own: Decisions['layout']['kind']): boolean => own === 'row' || own === 'stack' || own === 'symbol';
  const others: Decisions[] = [];
  for (const candidate of candidates)
    if (candidate.layout.kind === kind || (isBeside(kind) && isBeside(candidate.layout.kind))) yield candidate;
    else others.push(candidate);
  yield* others;
}

/** Takes the mark (and the layout that goes with it) of the first candidate that passes, and leaves the rest as it is. */
export function anotherMark(
  draft: Draft,
  brief: Brief,
  seed: string,
  context: ApplyContext,
  differs: (mark: Decisions['mark']) => boolean,
): Applied {
  let nearest: Draft | null = null;
  for (const candidate of nearestFirst(direct(brief, seed, context.pack), draft.decisions.layout.kind)) {
    if (!differs(candidate.mark)) continue;
    const changesLayout =
      ['wordmark', 'badge', 'lockup'].includes(candidate.layout.kind) ||
      ['wordmark', 'badge', 'lockup', 'symbol'].includes(draft.decisions.layout.kind);
    const keepsLayout = !changesLayout || context.locks.has('layout');
    const next: Draft = {
      brief,
      decisions: {
        ...draft.decisions,
        mark: candidate.mark,
        layout: keepsLayout ? coupledLayout(draft.decisions.layout, candidate.mark) : candidate.layout,
      },
    };
    nearest ??= next;
    if (passes(next, context)) return next;
  }
  return nearest ?? { refused: 'No other symbol fits what is asked and kept.' };
}

/** Another way to show what the mark shows: its picture stays, because only the way was asked for. */
function shownAnotherWay(draft: Draft, context: ApplyContext, fits: (family: Family) => boolean): Applied {
  const { icon, family } = draft.decisions.mark;
  const brief: Brief = icon === null ? draft.brief : { ...draft.brief, icons: [{ id: icon, score: 1 }] };
  const other = anotherMark(draft, brief, family, context, (mark) => fits(familyOf(mark.family)) && (icon === null || mark.icon === icon));
  return isRefused(other) ? other : { ...other, brief: draft.brief };
}

/** Another picture in the same drawing, or in one that can show it. */
export function changeSymbol(draft: Draft, { icons, term, count, joins }: Patch & { kind: 'symbol' }, context: ApplyContext): Applied {
  const known = icons.filter((id) => context.pack.icon(id));
  const [icon] = known;
  if (!icon) return { refused: `There is no picture of ${term || 'that'} in the pack.` };
  const { constraints } = draft.brief;
  const shown = draft.decisions.mark.icon;
  const group = joins !== undefined && shown !== null && shown !== icon ? arranged(icon, shown, joins) : undefined;
  const brief: Brief = {
    ...omit(draft.brief, 'together', 'arrangement', 'count'),
    ...group,
    ...(count === undefined ? {} : { count }),
    concepts: [
      ...(term === '' ? [] : [{ term, explicit: true, weight: 1, source: 'asked' as const }]),
      // What was shown before is only spoken of now.
      ...draft.brief.concepts.map((c) =>
        term === '' ? c : { ...c, explicit: false, source: c.source === 'asked' ? ('said' as const) : c.source },
      ),
    ].slice(0, 12),
    icons: (group ? group.together : known.slice(0, 12)).map((id, i) => ({ id, score: 1 - 0.05 * i })),
    constraints: {
      ...constraints,
      noIcon: false,
      symbol: constraints.symbol === 'badge' || constraints.symbol === 'icon' ? constraints.symbol : 'any',
    },
  };
  if (group || count !== undefined) return grouped(draft, brief, context);
  const family = familyOf(draft.decisions.mark.family);
  if (family.kind !== 'wordmark' && family.needsIcon) {
    const same = edit({ ...draft, brief }, { mark: { icon } });
    if (passes(same, context)) return same;
  }
  return anotherMark(draft, brief, draft.decisions.mark.family, context, (mark) => mark.icon === icon);
}

/** Two pictures, or several of one, as the brief asks for them. */
function grouped(draft: Draft, brief: Brief, context: ApplyContext): Applied {
  const isGroup = ({ icon, partner, count }: Decisions['mark']): boolean =>
    brief.together ? icon === brief.together[0] && partner === brief.together[1] : count === brief.count;
  const seed = draft.decisions.mark.family;
  if (brief.arrangement === undefined) return anotherMark(draft, brief, seed, context, isGroup);
  const device = arrangedDevices[brief.arrangement];
  const exact = anotherMark(draft, brief, seed, context, (mark) => isGroup(mark) && mark.device === device);
  return isRefused(exact) || !passes(exact, context) ? anotherMark(draft, brief, seed, context, isGroup) : exact;
}

/** The mark without its ground: its picture alone or, where that is too fine to be read so, a near one. A name around it goes beside it. */
function withoutGround(draft: Draft, context: ApplyContext): Applied {
  const { mark, layout } = draft.decisions;
  const family = familyOf(mark.family);
  if (family.kind === 'wordmark') return draft;
  const own = !isSymbolFamily(family) ? [] : bareDevices(family).map((device) => ({ family: family.id, device }));
  if (own.some(({ device }) => device === mark.device)) return edit(draft, { mark: { container: 'none' } });
  const alone = ['whole', 'pieces', 'diagonal'].map((device) => ({ family: 'facet-icon', device, letters: '' }));
  const kind = layout.kind === 'badge' || layout.kind === 'lockup' ? 'row' : layout.kind;
  const bare = [...own, ...(mark.icon === null ? [] : alone)].map((way) =>
    edit(draft, { mark: { ...way, container: 'none' }, layout: { kind } }),
  );
  const { icon } = mark;
  return (
    bare.find((way) => passes(way, context)) ??
    anotherMark(draft, draft.brief, mark.family, context, (next) => icon === null || next.icon === null || next.icon === icon)
  );
}

type Change<K extends keyof Constraints> = (draft: Draft, value: Constraints[K], context: ApplyContext) => Applied;

const changes: { [K in keyof Constraints]: Change<K> } = {
  letterCase: (draft, value, context) => {
    if (value === 'any') return draft;
    const { tracking, font } = draft.decisions.type;
    const cased = edit(draft, {
      type: { letterCase: value, tracking: value === 'upper' ? Math.max(tracking, 25) : Math.min(tracking, 10) },
    });
    const { cases } = context.pack.font(font);
    const suits = value === 'upper' ? cases !== 'never-upper' : cases !== 'upper-only';
    const other = suits ? undefined : bestFont(cased, context, () => true);
    return other ? withFont(cased, other) : cased;
  },
  layout: (draft, value, context) => {
    if (value === 'any') return draft;
    const family = familyOf(draft.decisions.mark.family);
    const isFitting = value === 'badge' ? family.kind === 'badge' : isSymbolFamily(family);
    if (isFitting) return edit(draft, { layout: { kind: value } });
    const other = shownAnotherWay(draft, context, ({ kind }) => (kind === 'badge') === (value === 'badge'));
    return isRefused(other) ? other : edit(other, { layout: { kind: value } });
  },
  typeClass: (draft, value, context) => {
    if (value === 'any' || context.pack.font(draft.decisions.type.font).classes.includes(value)) return draft;
    const font = bestFont(draft, context, ({ classes }) => classes.includes(value));
    return font ? withFont(draft, font) : { refused: `No ${value} font of the pack has the letters of this name.` };
  },
  container: (draft, value, context) => {
    const { mark } = draft.decisions;
    const family = familyOf(mark.family);
    if (value === 'any') return draft;
    if (value === 'none') return withoutGround(draft, context);
    const isOpen = isSymbolFamily(family) && family.containers.includes(value) && openDevices(family, draft.brief).includes(mark.device);
    if (isOpen) return edit(draft, { mark: { container: value } });
    const { icon } = mark;
    return anotherMark(draft, draft.brief, mark.family, context, (next) => icon === null || next.icon === null || next.icon === icon);
  },
  symbol: (draft, value, context) => {
    const family = familyOf(draft.decisions.mark.family);
    if (value === 'any' || family.kind === value) return draft;
    if (value === 'badge' || value === 'icon') return shownAnotherWay(draft, context, ({ kind }) => kind === value);
    return anotherMark(draft, draft.brief, draft.decisions.mark.family, context, () => true);
  },
  noIcon: (draft, value, context) => {
    if (!value || isAllowed(familyOf(draft.decisions.mark.family), draft.brief)) return draft;
    return anotherMark(draft, draft.brief, draft.decisions.mark.family, context, ({ icon }) => icon === null);
  },
  noText: (draft, value, context) => {
    if (!value) return draft.decisions.layout.kind === 'symbol' ? edit(draft, { layout: { kind: 'row' } }) : draft;
    const { kind } = familyOf(draft.decisions.mark.family);
    if (kind !== 'wordmark' && kind !== 'badge' && kind !== 'lockup') return edit(draft, { layout: { kind: 'symbol' } });
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
  return merged;
}

/** New demands: each moves only what it speaks of. */
export function constrain(draft: Draft, { constraints }: Patch & { kind: 'constrain' }, context: ApplyContext): Applied {
  let current: Draft = { ...draft, brief: { ...draft.brief, constraints: reconciled(draft.brief.constraints, constraints) } };
  for (const key of Object.keys(constraints) as (keyof Constraints)[]) {
    const applied = changeOne(current, key, constraints, context);
    if (isRefused(applied)) return applied;
    current = applied;
  }
  return current;
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

export function rename(draft: Draft, { name }: Patch & { kind: 'rename' }, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  const count = Array.from(mark.letters).length === 2 ? 2 : 1;
  const letters = mark.letters === '' ? '' : initialsOf(name, count);
  // Older nodes set the last word of a name as a line; there it goes with the name.
  const isSplit = draft.brief.descriptor === null && draft.decisions.name !== draft.brief.name;
  const lines = isSplit ? linesOf(name) : { name, line: draft.decisions.descriptor };
  const renamed = edit(
    draft,
    { name: lines.name, descriptor: lines.line, mark: { letters: letters.length === 1 && count === 2 ? letters + letters : letters } },
    { name },
  );
  const { letterCase } = renamed.decisions.type;
  const font = context.pack.font(renamed.decisions.type.font);
  if (fontCovers(context.pack, font, name, letterCase) && isWritable(font, name + (renamed.decisions.descriptor ?? ''))) return renamed;
  const other = bestFont(renamed, context, () => true);
  return other ? withFont(renamed, other) : { refused: 'No font of the pack has the letters of this name.' };
}

export function describe(draft: Draft, { text }: Patch & { kind: 'descriptor' }, context: ApplyContext): Applied {
  if (text !== null && !context.pack.typeface(draft.decisions.type.font, draft.decisions.type.heading).covers(text.toUpperCase()))
    return { refused: 'The font has not all letters of this line.' };
  if (text !== null && !isWritable(context.pack.font(draft.decisions.type.font), draft.decisions.name + text))
    return { refused: 'The line is too long to stand under this name. Give a shorter one.' };
  return edit(draft, { descriptor: text }, { descriptor: text, name: draft.decisions.name });
}

/** The same brief from another seed; only the field that was asked for changes. */
export function tryAnother(draft: Draft, { field }: Patch & { kind: 'try-another' }, context: ApplyContext): Applied {
  const { brief, decisions } = draft;
  const seed = `${context.seed}/another`;
  const isSame = (mark: Decisions['mark']): boolean =>
    mark.family === decisions.mark.family && mark.device === decisions.mark.device && mark.icon === decisions.mark.icon;
  if (field === 'symbol') return anotherMark(draft, brief, seed, context, (mark) => !isSame(mark));
  const freed: Brief = { ...brief, colours: { ...brief.colours, primary: null } };
  const palette = choosePalette(field === 'primary' ? freed : brief, false, stream(seed, 'palette'));
  if (field === 'primary') return edit({ ...draft, brief: freed }, { palette });
  const type = chooseType(brief, context.pack, { font: stream(seed, 'font'), setting: stream(seed, 'setting') });
  if (!type) return { refused: 'No other font of the pack has the letters of this name.' };
  if (field === 'font') return edit(draft, { type: { ...type, letterCase: decisions.type.letterCase } });
  // The mark comes last, so that it is tried in the letters and colours that it will be shown in.
  const fresh = keepLocked(draft, edit(draft, { type, palette }), context.locks);
  return context.locks.has('symbol') ? fresh : anotherMark(fresh, brief, seed, context, (mark) => !isSame(mark));
}
