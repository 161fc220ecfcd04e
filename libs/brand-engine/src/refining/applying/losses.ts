import type { Brief } from '../../brief.js';
import type { ColourArea } from '../../critics/colours-seen.js';
import type { Decisions } from '../../decisions.js';
import { isSeen } from '../../interpreting/colour-shown.js';
import { pictureName, picturesOf } from '../../interpreting/honoured.js';
import type { Patch } from '../../refinement.js';
import { tellsLostWords } from './kept-words.js';

/** What a wish did: the decisions before it, right after it, and in the end. */
export interface Change {
  patches: readonly Patch[];
  brief: Brief;
  before: Decisions;
  after: Decisions;
  settled: Decisions;
  areasOf: (decisions: Decisions) => readonly ColourArea[];
}

type Loss = (change: Change) => string | null;

/** Wishes that choose the drawing anew, whatever it showed. */
const anyDrawing: readonly Patch['kind'][] = ['go-back', 'halfway', 'try-another'];
/** Wishes that speak of the pictures, of what stands around picture and name, and of colours. */
const ofPictures: ReadonlySet<Patch['kind']> = new Set([...anyDrawing, 'symbol', 'remove-thing', 'letters', 'letter-picture']);
const ofSetting: ReadonlySet<Patch['kind']> = new Set([...anyDrawing, 'take-form', 'hairline']);
const ofColours = /colour|^(?:set-part|set-ground|inverse|monochrome|mood|remove-thing)$/;

const speaksOfPictures = (patch: Patch): boolean =>
  ofPictures.has(patch.kind) ||
  (patch.kind === 'constrain' && (patch.constraints.symbol !== undefined || patch.constraints.noIcon === true));

/** Shapes, emblems and frames that are asked for or refused by name; where picture and name stand to each other speaks of none. */
const speaksOfShape = (patch: Patch): boolean =>
  patch.kind === 'constrain' && Object.keys(patch.constraints).some((key) => key !== 'layout');

const speaksOfSetting = (patch: Patch): boolean => ofSetting.has(patch.kind) || speaksOfShape(patch);

const speaksOfGround = (patch: Patch): boolean => patch.kind === 'set-part' || speaksOfShape(patch);

const speaksOfColours = (patch: Patch): boolean =>
  ofColours.test(patch.kind) ||
  anyDrawing.includes(patch.kind) ||
  (patch.kind === 'constrain' &&
    (patch.constraints.oneColour ?? patch.constraints.monochrome ?? patch.constraints.noIcon ?? patch.constraints.noText) === true);

/** What stands around picture and name. */
function settingOf({ mark: { family, device }, layout }: Decisions): string | undefined {
  if (layout.kind === 'badge') return 'The emblem';
  if (family === 'frame' || family === 'banner') return `The ${family}`;
  return family === 'lockup' && device === 'ruled' ? 'The pair of lines' : undefined;
}

const lostPicture: Loss = ({ patches, before, after, settled }) => {
  const left = [after, settled].flatMap(picturesOf);
  const gone = patches.some(speaksOfPictures) ? undefined : picturesOf(before).find((id) => !left.includes(id));
  return gone === undefined ? null : `The ${pictureName(gone)} is no longer shown.`;
};

const lostLetterPicture: Loss = ({ patches, before, after, settled }) => {
  const { letterPicture } = before.mark;
  const isInName = ({ mark, name }: Decisions): boolean => mark.family === 'word-picture' && name === before.name;
  const isKept = [after, settled].some((own) => own.name !== before.name || isInName(own));
  return letterPicture && isInName(before) && !isKept && !patches.some(speaksOfPictures)
    ? `The “${letterPicture.letter}” is a letter again, and the picture stands by itself.`
    : null;
};

const lostGround: Loss = ({ patches, before, after, settled }) => {
  const isBoxed = before.mark.container !== 'none' && settingOf(before) === undefined;
  const isBare = [after, settled].every(({ mark }) => mark.container === 'none');
  return isBoxed && isBare && !patches.some((patch) => speaksOfPictures(patch) || speaksOfGround(patch))
    ? `The ${before.mark.container} around the picture went with this change.`
    : null;
};

/** A bare picture may need a shape behind it to show what was asked for. */
const gainedGround: Loss = ({ patches, before, settled }) => {
  const isNew = before.mark.container === 'none' && settled.mark.container !== 'none' && before.mark.icon === settled.mark.icon;
  return isNew &&
    before.mark.icon !== null &&
    settingOf(before) === undefined &&
    !patches.some((patch) => speaksOfPictures(patch) || speaksOfGround(patch))
    ? `The picture stands on a ${settled.mark.container} with this change.`
    : null;
};

const lostSetting: Loss = ({ patches, before, after, settled }) => {
  const setting = patches.some(speaksOfSetting) ? undefined : settingOf(before);
  return setting !== undefined && ![settingOf(after), settingOf(settled)].includes(setting) ? `${setting} went with this change.` : null;
};

/** A line that stood under the name gives way to another one. */
const lostLine: Loss = ({ patches, before, settled }) => {
  const isOther = patches.some((patch) => patch.kind === 'descriptor' && patch.text !== null && patch.isAdded === true);
  return isOther && before.descriptor !== null && settled.descriptor?.includes(before.descriptor) === false
    ? `“${before.descriptor}” gave way to it: one line stands under the name.`
    : null;
};

const lostWords: Loss = ({ before, settled }) => tellsLostWords(before, settled);

/** A colour that was asked for once is seen no more, of which the wish does not speak. */
const lostColour: Loss = ({ patches, brief: { colours }, before, after, areasOf }) => {
  if (patches.some(speaksOfColours)) return null;
  const gone = [colours.primary, colours.secondary, colours.tertiary].find(
    (colour) => colour?.hue != null && isSeen(colour, areasOf(before), true) && !isSeen(colour, areasOf(after), true),
  );
  return gone ? `Nothing in this drawing is ${gone.words} any more.` : null;
};

/** All that may get lost, what is seen at first sight first. */
const losses: readonly Loss[] = [lostPicture, lostLetterPicture, lostGround, gainedGround, lostSetting, lostLine, lostWords, lostColour];

/** What a wish took away that it does not speak of and that the drawing lacks in the end, as a sentence; null where nothing is lost. */
export function lossOf(change: Change): string | null {
  for (const loss of losses) {
    const told = loss(change);
    if (told !== null) return told;
  }
  return null;
}
