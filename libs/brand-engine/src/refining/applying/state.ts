import type { Brief } from '../../brief.js';
import { fromHex, hueDistance } from '../../colour/oklch.js';
import type { Decisions } from '../../decisions.js';
import { outlined } from '../../direct/arranging.js';
import type { Pack } from '../../pack/pack.js';
import type { LockableField } from '../../refinement.js';
import type { Judged } from '../../render.js';

/** An identity while it is being refined: what was understood and what was decided. */
export interface Draft {
  brief: Brief;
  decisions: Decisions;
}

/** What applying a patch may look at. */
export interface ApplyContext {
  pack: Pack;
  /** What the critics say; asking twice about the same decisions draws once. */
  judge(decisions: Decisions): Judged;
  /** Feeds "try another"; everything else is decided by the draft alone. */
  seed: string;
  locks: ReadonlySet<LockableField>;
  /** The versions before it, oldest first. */
  earlier?: readonly Draft[];
  /** What the refinement started from: letters that are to be thinner are thinner than those. */
  start?: Decisions;
}

export const passes = ({ decisions }: Draft, context: ApplyContext): boolean => context.judge(decisions).isSound;

/** Whether a drawing may stay as it is with what was changed in it. */
export const mayStay = (before: Draft, after: Draft, context: ApplyContext): boolean =>
  isSameDrawing(before.decisions, after.decisions) && context.judge(after.decisions).isTolerable;

/** Whether a drawing to which something small came is read nearly as well as before: who asks for more in it knows that it is less plain. */
export const isNearlyAsLegible = (before: Draft, after: Draft, context: ApplyContext): boolean =>
  after.decisions.mark.added !== undefined &&
  isSameDrawing(before.decisions, after.decisions) &&
  (after.decisions.mark.device === before.decisions.mark.device || after.decisions.mark.family === 'facet-icon') &&
  context.judge(after.decisions).missed <= context.judge(before.decisions).missed + mostMissedByAddition;

const mostMissedByAddition = 2;

/** A letter beside the name that is drawn in another face is another drawing. */
function isSameDrawing(old: Decisions, { mark, type, layout }: Decisions): boolean {
  const isLetter = mark.letters !== '' && (layout.kind === 'row' || layout.kind === 'stack');
  return (
    mark.family === old.mark.family &&
    mark.container === old.mark.container &&
    layout.kind === old.layout.kind &&
    !(isLetter && type.font !== old.type.font)
  );
}

/** A new draft, or the reason why the patch cannot be applied. */
export type Applied = Draft | { refused: string };

export const isRefused = (applied: Applied): applied is { refused: string } => 'refused' in applied;

type Edits = { [part in 'mark' | 'type' | 'layout' | 'palette']?: Partial<Decisions[part]> } & Partial<
  Pick<Decisions, 'name' | 'descriptor'>
>;

/** The draft with some decisions replaced. */
export function edit(draft: Draft, edits: Edits, brief: Partial<Brief> = {}): Draft {
  const { decisions } = draft;
  const palette = { ...decisions.palette, ...edits.palette, ...recoloured(decisions.palette, edits.palette) };
  return {
    // What was told of things holds until a colour is changed.
    brief: { ...draft.brief, ...brief, ...(brief.colours ? { colours: omit(brief.colours, 'things') } : {}) },
    decisions: {
      ...decisions,
      name: edits.name ?? decisions.name,
      descriptor: edits.descriptor === undefined ? decisions.descriptor : edits.descriptor,
      mark: outlined({ ...keptOf(decisions.mark, edits.mark), ...edits.mark }, palette),
      type: { ...decisions.type, ...edits.type },
      layout: { ...decisions.layout, ...edits.layout },
      palette,
    },
  };
}

/** A thing whose colour is changed has the new one. */
function recoloured(
  { things, primary, secondary }: Decisions['palette'],
  edits: Partial<Decisions['palette']> = {},
): Pick<Decisions['palette'], 'things'> {
  if (!things || edits.things) return {};
  const now = (hex: string): string =>
    isNear(hex, primary) ? (edits.primary ?? hex) : isNear(hex, secondary) ? (edits.secondary ?? hex) : hex;
  return { things: [now(things[0]), now(things[1])] };
}

/** Whether two colours are tones of one. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [fromHex(one), fromHex(other)];
  const isHueNear = Math.min(a.c, b.c) < 0.03 ? Math.max(a.c, b.c) < 0.05 : Math.abs(hueDistance(a.h, b.h)) <= 20;
  return isHueNear && Math.abs(a.l - b.l) <= 0.2;
}

/** What stays of a mark that is edited: another picture, or another drawing, stands alone, and looks the way that it is drawn. */
function keptOf(mark: Decisions['mark'], edits: Partial<Decisions['mark']> = {}): Decisions['mark'] {
  if (!isAnotherPicture(mark, edits)) return mark;
  const alone = omit(
    mark,
    'partner',
    'third',
    'fills',
    'lined',
    'count',
    'joined',
    'added',
    'arranged',
    'merged',
    'edged',
    'bared',
    'balance',
  );
  if (edits.icon === undefined || edits.icon === mark.icon) return alone;
  const another = omit(alone, 'mirrored');
  return mark.arranged === 'alone' && !isAnotherDrawing(mark, edits) ? { ...another, arranged: mark.arranged } : another;
}

const isAnotherPicture = (mark: Decisions['mark'], edits: Partial<Decisions['mark']> = {}): boolean =>
  (edits.icon !== undefined && edits.icon !== mark.icon) || isAnotherDrawing(mark, edits);

const isAnotherDrawing = (mark: Decisions['mark'], { family, device }: Partial<Decisions['mark']>): boolean =>
  (family !== undefined && family !== mark.family) || (device !== undefined && device !== mark.device);

/** A value without some of its keys. */
export const omit = <T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;

/** The fields a record speaks of, each as one comparable value. */
function fieldsOf({ name, descriptor, year, place, mark, type, layout, palette }: Decisions): Record<string, unknown> {
  const { container, weight, roundness, ...symbol } = mark;
  return {
    name,
    descriptor,
    year,
    place,
    symbol: JSON.stringify(symbol),
    container,
    symbolWeight: weight,
    roundness,
    font: type.font,
    fontWeight: type.heading,
    letterCase: type.letterCase,
    tracking: type.tracking,
    setting: JSON.stringify([type.smallCaps, type.treatments, type.lineFont, type.lineCase, type.smallPart]),
    layout: layout.kind,
    order: layout.nameFirst,
    lines: layout.broken,
    symbolScale: layout.symbolScale,
    nameScale: layout.nameScale,
    lineScale: layout.lineScale,
    clearSpace: layout.air,
    gap: layout.gap,
    pictureGap: layout.pictureGap,
    hairlines: layout.hairlines?.join(' '),
    flush: layout.flush,
    primary: palette.primary,
    secondary: palette.secondary,
    tertiary: palette.tertiary,
    ground: palette.ground,
    parts: JSON.stringify([palette.parts, palette.inkAsked ? palette.ink : undefined, palette.things]),
  };
}

/** The names of the fields in which two sets of decisions differ. */
export function changedFields(before: Decisions, after: Decisions): string[] {
  const [a, b] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(a).filter((field) => a[field] !== b[field]);
}

/** Puts locked fields back to what they were. */
export function keepLocked(before: Draft, after: Draft, locks: ReadonlySet<LockableField>): Draft {
  const [old, now] = [before.decisions, after.decisions];
  const { container, ...symbol } = old.mark;
  const kept = edit(after, {
    ...(locks.has('name') ? { name: old.name } : {}),
    mark: { ...(locks.has('symbol') ? symbol : {}), ...(locks.has('container') ? { container } : {}) },
    type: {
      ...(locks.has('font') ? { font: old.type.font, heading: old.type.heading, body: old.type.body } : {}),
      ...(locks.has('letterCase') ? { letterCase: old.type.letterCase } : {}),
    },
    palette: {
      // "Don't touch the fox, but make the letters navy": an ink that does not follow the colour was asked for.
      ...(locks.has('primary') ? { primary: old.palette.primary } : {}),
      ...(locks.has('primary') && now.palette.primary !== old.palette.primary ? { ink: old.palette.ink } : {}),
      ...(locks.has('primary') && old.palette.mainGround ? { ground: old.palette.ground } : {}),
      ...(locks.has('secondary') ? { secondary: old.palette.secondary } : {}),
      ...(locks.has('primary') && old.palette.things ? { things: old.palette.things } : {}),
    },
  });
  if (locks.has('layout')) kept.decisions.layout = old.layout;
  // An emblem that is kept keeps its name around it.
  if (locks.has('symbol') && now.mark.family !== old.mark.family) kept.decisions.layout.kind = old.layout.kind;
  if (locks.has('symbol') && (now.mark.mirrored !== old.mark.mirrored || now.mark.changes !== old.mark.changes))
    kept.decisions.mark = { ...old.mark, container: kept.decisions.mark.container };
  // A mark whose family changed under a locked container would lose its meaning: the symbol decides.
  return locks.has('container') && now.mark.family !== old.mark.family && !locks.has('symbol')
    ? edit(kept, { mark: { container: now.mark.container } })
    : kept;
}
