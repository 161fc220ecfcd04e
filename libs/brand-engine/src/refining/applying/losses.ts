import type { Decisions } from '../../decisions.js';
import { pictureName, picturesOf } from '../../interpreting/honoured.js';
import type { Patch } from '../../refinement.js';
import { tellsLostWords } from './kept-words.js';

/** Wishes that choose the drawing anew, whatever it showed. */
const anyDrawing: readonly Patch['kind'][] = ['go-back', 'halfway', 'try-another'];
/** Wishes that speak of the pictures, and of what stands around picture and name. */
const ofPictures: ReadonlySet<Patch['kind']> = new Set([...anyDrawing, 'symbol', 'remove-thing', 'letters', 'letter-picture']);
const ofSetting: ReadonlySet<Patch['kind']> = new Set([...anyDrawing, 'take-form', 'hairline']);

const speaksOfPictures = (patch: Patch): boolean =>
  ofPictures.has(patch.kind) ||
  (patch.kind === 'constrain' && (patch.constraints.symbol !== undefined || patch.constraints.noIcon === true));

/** Shapes, emblems and frames that are asked for or refused by name; where picture and name stand to each other speaks of none. */
const speaksOfShape = (patch: Patch): boolean =>
  patch.kind === 'constrain' && Object.keys(patch.constraints).some((key) => key !== 'layout');

const speaksOfSetting = (patch: Patch): boolean => ofSetting.has(patch.kind) || speaksOfShape(patch);

const speaksOfGround = (patch: Patch): boolean => patch.kind === 'set-part' || speaksOfShape(patch);

/** What stands around picture and name. */
function settingOf({ mark: { family, device }, layout }: Decisions): string | undefined {
  if (layout.kind === 'badge') return 'The emblem';
  if (family === 'frame' || family === 'banner') return `The ${family}`;
  return family === 'lockup' && device === 'ruled' ? 'The pair of lines' : undefined;
}

/** What a wish took away that it does not speak of and that the drawing lacks in the end, as a sentence; null where nothing is lost. */
export function lossOf(patches: readonly Patch[], before: Decisions, after: Decisions, settled: Decisions): string | null {
  const [own, last] = [picturesOf(after), picturesOf(settled)];
  const gone = patches.some(speaksOfPictures) ? undefined : picturesOf(before).find((id) => !own.includes(id) && !last.includes(id));
  if (gone !== undefined) return `The ${pictureName(gone)} is no longer shown.`;
  const { letterPicture } = before.mark;
  const isInName = ({ mark, name }: Decisions): boolean => mark.family === 'word-picture' && name === before.name;
  if (
    letterPicture &&
    isInName(before) &&
    ![after, settled].some((own) => own.name !== before.name || isInName(own)) &&
    !patches.some(speaksOfPictures)
  )
    return `The “${letterPicture.letter}” is a letter again, and the picture stands by itself.`;
  const isBoxed = before.mark.container !== 'none' && settingOf(before) === undefined;
  if (
    isBoxed &&
    [after, settled].every(({ mark }) => mark.container === 'none') &&
    !patches.some((patch) => speaksOfPictures(patch) || speaksOfGround(patch))
  )
    return `The ${before.mark.container} around the picture went with this change.`;
  const setting = patches.some(speaksOfSetting) ? undefined : settingOf(before);
  if (setting !== undefined && ![settingOf(after), settingOf(settled)].includes(setting)) return `${setting} went with this change.`;
  return lineLost(patches, before, settled) ?? tellsLostWords(before, settled);
}

/** A line that stood under the name gives way to another one. */
function lineLost(patches: readonly Patch[], before: Decisions, settled: Decisions): string | null {
  const isOther = patches.some((patch) => patch.kind === 'descriptor' && patch.text !== null && patch.isAdded === true);
  return isOther && before.descriptor !== null && settled.descriptor?.includes(before.descriptor) === false
    ? `“${before.descriptor}” gave way to it: one line stands under the name.`
    : null;
}
