import { fromHex, toHex } from '../../colour/oklch.js';
import type { Decisions, PictureChange, PoseChange } from '../../decisions.js';
import { inkFor } from '../../direct/palette.js';
import { isManner } from '../../direct/picture-manners.js';
import { isDrawnWhole, isOfOne } from '../../direct/picture-changes.js';
import { isSymbolFamily } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import { looksTo, isSameInMirror } from '../../families/looking.js';
import { picturesOf } from '../../families/pictures.js';
import { leavesOutline } from '../../treatments/picture-changes.js';
import type { Patch } from '../../refinement.js';
import { legibleGround } from '../../scene/paints.js';
import { nameLines } from '../../text/break-name.js';
import { shownAnotherWay } from './another-mark.js';
import { constrain, freePicture } from './constraint.js';
import { lettersRead, withoutGround } from './ground.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, omit } from './state.js';
import { placeInLockup } from '../../interpreting/demands-shown.js';

/** The picture as a mirror shows it; one that looks the way that was asked for stays. */
export function mirror(draft: Draft, { towards }: Patch & { kind: 'mirror' }, { pack }: ApplyContext): Applied {
  const { mark } = draft.decisions;
  if (mark.icon === null) return { refused: 'There is no picture to turn round.' };
  const shown = picturesOf(mark, pack).drawing(mark.icon, 'solid');
  if (isSameInMirror(shown)) return { refused: 'The picture looks straight ahead: it is the same in a mirror.' };
  if (towards !== undefined && looksTo(mark, shown) === towards) return draft;
  const turned: Decisions['mark'] = mark.mirrored ? omit(mark, 'mirrored') : { ...mark, mirrored: true };
  return { ...draft, decisions: { ...draft.decisions, mark: turned } };
}

/** The picture turned, cut or fading out. */
export function changePicture(draft: Draft, { change }: Patch & { kind: 'change-picture' }): Applied {
  const { brief, decisions } = draft;
  const { mark } = decisions;
  if (mark.icon === null) return { refused: 'There is no picture to turn or to cut.' };
  if (!isOfOne(mark)) return { refused: 'Where several pictures stand together, none is turned or cut.' };
  if (change !== null && leavesOutline(change) && !isDrawnWhole(mark))
    return { refused: 'The picture has letters in it or is split, and is not cut besides.' };
  const isPose = (own: PictureChange): own is PoseChange => !isManner(own);
  const others = (mark.changes ?? []).filter(isPose).filter((own) => change !== null && kindOf(own) !== kindOf(change));
  const poses = change === null ? [] : [...others, change];
  const changes = [...poses, ...(mark.changes ?? []).filter(isManner)];
  return {
    brief: poses.length === 0 ? omit(brief, 'changes') : { ...brief, changes: poses },
    decisions: { ...decisions, mark: changes.length === 0 ? omit(mark, 'changes') : { ...mark, changes } },
  };
}

/** A picture is turned in one way, and cut at one side. */
const kindOf = (change: PoseChange): string => (change === 'over' || change === 'aside' ? 'turned' : change.replace(/-.*/, ''));

/** Symbol and name change their order, beside or above each other; where they are one drawing that has no such order, the picture leaves it. */
export function order(draft: Draft, { layout, nameFirst }: Patch & { kind: 'order' }, context: ApplyContext): Applied {
  if (placeInLockup(draft.decisions) === layout && isNameFirst(draft.decisions) === nameFirst) return draft;
  const isOneDrawing = !isSymbolFamily(familyOf(draft.decisions.mark.family));
  const free =
    isOneDrawing && (nameFirst || isNameFirst(draft.decisions)) ? (freePicture(draft, context) ?? beside(draft, context)) : undefined;
  const laid = constrain(free ?? draft, { kind: 'constrain', constraints: { layout } }, context);
  if (isRefused(laid)) return laid;
  if (placeInLockup(laid.decisions) === layout && isNameFirst(laid.decisions) === nameFirst) return laid;
  if (!isSymbolFamily(familyOf(laid.decisions.mark.family))) return { refused: 'Symbol and name are one drawing here.' };
  const { layout: own } = laid.decisions;
  return { ...laid, decisions: { ...laid.decisions, layout: nameFirst ? { ...own, nameFirst } : omit(own, 'nameFirst') } };
}

/** The same picture in another drawing that has a place before the name and behind it. */
function beside(draft: Draft, context: ApplyContext): Draft | undefined {
  const other = draft.decisions.mark.icon === null ? undefined : shownAnotherWay(draft, context, isSymbolFamily);
  return other === undefined || isRefused(other) ? undefined : other;
}

/** Of drawings that hold both, only a picture that closes the line of the name comes after it. */
const isNameFirst = ({ mark }: Decisions): boolean => mark.family === 'word-picture';

/** The name on as many lines as were asked for. */
export function breakLines(draft: Draft, { count }: Patch & { kind: 'lines' }): Applied {
  const { name, layout } = draft.decisions;
  const words = name.split(' ').length;
  if (layout.kind === 'badge' || layout.kind === 'symbol')
    return { refused: 'The name runs around the emblem here. Ask for it below the picture first.' };
  if (words < count) return { refused: words === 1 ? 'A name of one word stands on one line.' : `The name has only ${words} words.` };
  const isBeside = layout.kind === 'row' || layout.kind === 'stack';
  return isBeside && nameLines(name, layout).length === count ? draft : edit(draft, { layout: { broken: count } });
}

/** A colour that is at least this light writes on a dark ground as it is. */
const paleEnough = 0.8;
const deepest = 0.4;

/** What stood dark on light stands light on dark: the deepest colour becomes the ground. */
export function inverse(draft: Draft, { isDark }: Patch & { kind: 'inverse' }, context: ApplyContext): Applied {
  const { palette } = draft.decisions;
  const isOnDark = palette.ground !== undefined && fromHex(palette.ground).l < 0.6;
  if (isDark === isOnDark) return draft;
  if (!isDark)
    return {
      brief: { ...draft.brief, colours: { ...draft.brief.colours, ground: null } },
      decisions: { ...draft.decisions, palette: withoutGround(palette) },
    };
  // Beside a picture in a colour of its own the first colour may be seen nowhere.
  const isDrawn = palette.things === undefined || context.judge(draft.decisions).areas.some(({ hex }) => hex === palette.primary);
  const own = fromHex(isDrawn ? palette.primary : palette.ink);
  const second = fromHex(palette.secondary);
  const isPale = palette.accentAsked === true && second.l >= paleEnough;
  const primary = isPale ? palette.secondary : '#ffffff';
  const ground = toHex({ ...own, l: Math.min(own.l, deepest) });
  const next = { primary, ink: inkFor(primary), ...(isPale ? { secondary: primary, accentAsked: false } : {}) };
  return lettersRead(edit(draft, { palette: { ...next, ground: legibleGround(ground, { ...palette, ...next }) } }));
}
