import type { Patch } from '../../refinement.js';
import { singular } from '../../understanding/text/text.js';
import { readAbsent } from './absent.js';
import { readAsides, readForms, readLetters, readReplacedAside, readToldLetters } from './asides.js';
import { readColourOff, readColourSeen, readPartSeen, readSpellingSeen } from './as-seen.js';
import { plainlyBeyond, readBeyond, readExcept, readLineColour, readNeverThere, readOneLine, readSameColour } from './beyond.js';
import { readBroughtBack, readColourBack, readLacking, readLettersBack, readNameBack, readPartGoBack } from './brought-back.js';
import { type ClauseText, readClauseText, type Reader, type RefinementContext } from './clause.js';
import { ofThingAlone, readCharm, readCutOut, readUndrawn } from './charm.js';
import { readExchange, readSwap } from './colour-exchange.js';
import { readColourKind, readColourScheme, readFlag, readPantone, readSplash, readStillColour } from './colour-kinds.js';
import { readAddedWord, readContact } from './contact.js';
import { readBothAlone, readConstraintChange } from './constraint.js';
import { readColour, readMonochrome } from './colour.js';
import { readDetail } from './detail.js';
import { readFrame, readNoLines, readRing } from './frame.js';
import { readForm, readLineForm } from './form.js';
import { readFlush, readHairline, readNameRules } from './hairline.js';
import { readLeaning } from './leaning.js';
import { readLettering, readLettersOfSign, readLikenedLetters } from './lettering.js';
import { readLessColour, readThingInOneColour } from './less-colour.js';
import { readLetterCases } from './letter-cases.js';
import { readLetterColours } from './letter-colours.js';
import { readLetterPicture } from './letter-picture.js';
import { readDislikedColour, readLikened } from './likened.js';
import { readMistaken, readOtherwise, readPuzzled, readVerdict } from './mistaken.js';
import { readLookalike, readMood } from './mood.js';
import { readGivenParts, readHowMany, readLikeness, readOneMore, readOnlyOne, readOtherDrawing } from './picture.js';
import { readPraise } from './praise.js';
import { readBothAlike, readOrdinal, readRecoloured, readRoleOfPart } from './part.js';
import { posedOfTwo, sizedOfTwo } from './of-two.js';
import { readPose, readPoseAlone } from './pose.js';
import { readGap, readInverse, readLines, readMirror, readOrder, readPictureChange } from './placing.js';
import { readSizedPart, readWeighedPart } from './name-parts.js';
import { readColourOnly, readPairPlace, readUncrossed } from './pairs.js';
import { readHalfway } from './repeated.js';
import { readRename, readReplacedText, readTagline } from './naming.js';
import { letterNouns, readAlmostBlack, readShift, unseen } from './shift.js';
import { readShortened } from './shortening.js';
import { readSpelling } from './spelling.js';
import {
  readConcession,
  readDislike,
  readFaultedLetters,
  readGoBack,
  readLock,
  readOddLetter,
  readReason,
  readTryAnother,
} from './steering.js';
import { readScene } from './scenes.js';
import { readSymbol } from './symbol.js';
import { shapesOfThings } from './things.js';
import { matches } from './together.js';
import { readTone } from './tone.js';

/** Which colour that is, is told once all clauses are read. */
const readMatch: Reader = ({ keys, tokens }) =>
  matches.test(keys)
    ? { patches: [{ kind: 'beyond', reason: 'The name speaks of no colour.' }], used: tokens.map((_, at) => at) }
    : undefined;

/** Wishes that take the whole clause: the first that understands it ends the reading. */
const whole: readonly Reader[] = [
  readReason,
  ...plainlyBeyond,
  readOtherwise,
  readVerdict,
  readMistaken,
  readLacking,
  readPuzzled,
  readMatch,
  readToldLetters,
  readColourSeen,
  readColourOff,
  readPartSeen,
  readSpellingSeen,
  readOneLine,
  readLineColour,
  readLessColour,
  readThingInOneColour,
  readLetterCases,
  readColourOnly,
  readLetterColours,
  readLetterPicture,
  readLines,
  readOneMore,
  readOnlyOne,
  readHowMany,
  readCutOut,
  readGap,
  readUncrossed,
  readPairPlace,
  readHalfway,
  readOrder,
  readSizedPart,
  readWeighedPart,
  readLeaning,
  readContact,
  readAddedWord,
  readOddLetter,
  readFlag,
  readPantone,
  readStillColour,
  readSplash,
  readScene,
  readReplacedAside,
  readReplacedText,
  readBothAlone,
  readShortened,
  readSpelling,
  readRename,
  readNoLines,
  readHairline,
  readNameRules,
  readFlush,
  readLineForm,
  readTagline,
  readAsides,
  readBroughtBack,
  readColourBack,
  readLettersBack,
  readNameBack,
  readPartGoBack,
  readGoBack,
  readBothAlike,
  readOrdinal,
  readRoleOfPart,
  readExcept,
  readAlmostBlack,
  readSameColour,
  readConcession,
  readFaultedLetters,
  readDislike,
  readPraise,
  readPoseAlone,
  readCharm,
  readLock,
  readInverse,
  readRecoloured,
  readExchange,
  readPictureChange,
  readMirror,
  readFrame,
  readRing,
  readGivenParts,
  readDislikedColour,
  readLikenedLetters,
  readLettersOfSign,
  readLookalike,
  readLikeness,
  readOtherDrawing,
  readDetail,
  readAbsent,
];
/** Wishes that may stand together in one clause ("rounder, in teal, with a fox"). */
const partial: readonly Reader[] = [
  readBeyond,
  readLettering,
  readPose,
  readColourScheme,
  readColourKind,
  readLikened,
  readSwap,
  readMonochrome,
  readLetters,
  readConstraintChange,
  readTone,
  readColour,
  readForm,
  readShift,
  readForms,
  readMood,
  readSymbol,
];

const isOfPicture = (patch: Patch): patch is Patch & { kind: 'set-colour' | 'set-part' } =>
  patch.kind === 'set-colour' || (patch.kind === 'set-part' && patch.part === 'picture');

/** "A rope frame": what a frame is made of is no picture beside it. */
function madeOf({ tokens }: ClauseText, patches: readonly Patch[]): Patch[] | undefined {
  const isMaterial = (patch: Patch): boolean =>
    patch.kind === 'symbol' &&
    tokens.some(
      ({ key, gap }, at) =>
        gap === '' && singular(key) === patch.term && /^(?:frame|border|ring|circle|rim)$/.test(tokens[at + 1]?.key ?? ''),
    );
  const material = patches.find(isMaterial);
  if (material?.kind !== 'symbol') return undefined;
  return [
    ...patches.filter((patch) => patch !== material),
    { kind: 'beyond', reason: `Frames are plain lines here, and none is made of ${material.term}.` },
  ];
}

/** A change that a mood in the same clause is the reason for. */
const isReasoned = (patch: Patch): boolean =>
  patch.kind === 'set-ground' ||
  patch.kind === 'set-part' ||
  patch.kind === 'take-form' ||
  (patch.kind === 'constrain' && patch.constraints.typeClass !== undefined);

/** What is asked of letters alone. */
const isOfLetters = (patch: Patch): boolean =>
  patch.kind === 'lettering' ||
  (patch.kind === 'take-form' && /^(?:slanted|thin|heavy|rounded|tracked|tight|small-caps)$/.test(patch.form)) ||
  (patch.kind === 'form' && patch.of === 'letters');

/** What a mood asks of colours alone: more life in them or less. */
const colourOfMood = (patches: readonly Patch[]): Patch => {
  const strongest = patches
    .filter((patch) => patch.kind === 'mood')
    .find(({ axis }) => axis === 'calmEnergetic' || axis === 'seriousPlayful');
  return { kind: 'shift-colour', by: (strongest?.by ?? 1) < 0 ? 'more-muted' : 'more-vivid', amount: 1 };
};

export function readPatches(text: string, context: RefinementContext): Patch[] {
  const clause = readClauseText(text, context);
  const used = new Set<number>();
  const patches: Patch[] = [];
  for (const reader of whole) {
    const understood = reader(clause, new Set());
    if (!understood) continue;
    // "In a badge with “since 2009”": before the line something else is asked for.
    if (reader !== readTagline || understood.used.length === clause.tokens.length) return understood.patches;
    patches.push(...understood.patches);
    for (const at of understood.used) used.add(at);
    break;
  }
  const shapes = new Set(shapesOfThings(clause));
  for (const reader of partial) {
    // The words for the shape of a thing belong to it, and to what it is called: "a round loaf".
    const understood = (reader === readSymbol ? reader(clause, used) : undefined) ?? reader(clause, new Set([...used, ...shapes]));
    if (!understood) continue;
    patches.push(...understood.patches);
    for (const at of understood.used) used.add(at);
  }
  // "A dark ground would be more chic", "a serif would feel more trustworthy": why it is asked for.
  if (patches.some(isReasoned) && /\b(?:would|become|feels?|looks?)\b/.test(clause.keys))
    return patches.filter(({ kind }) => kind !== 'mood');
  // "Slanted letters, like speed": what letters are likened to is no picture.
  if (
    patches.some(isOfLetters) &&
    clause.tokens.some(({ key }, at) => key === 'like' && !/^(?:i|we|would|i'd|we'd)$/.test(clause.tokens[at - 1]?.key ?? ''))
  )
    return patches.filter(({ kind }) => kind !== 'symbol');
  const material = patches.some(({ kind }) => kind === 'take-form') ? madeOf(clause, patches) : undefined;
  if (material) return material;
  // "Less boring colours", "in one strong colour" speak of no letters.
  if (/\bcolou?rs?\b/.test(clause.keys) && !patches.some(isOfLetters)) {
    const told = patches.filter(({ kind }) => kind !== 'mood');
    if (told.some(({ kind }) => kind === 'shift-colour')) return told;
    if (told.length === 0 && patches.length > 0 && !letterNouns.test(clause.keys)) return [colourOfMood(patches)];
  }
  const ofThing = ofThingAlone(clause, patches);
  if (ofThing) return ofThing;
  // "Just a plain letter J": the letter is told, and no other face.
  if (patches.some(({ kind }) => kind === 'letters')) return patches.filter(({ kind }) => kind !== 'mood');
  const joins = patches.some((patch) => patch.kind === 'symbol' && patch.joins !== undefined);
  // "A zorble next to the fox": what has no picture has no place either.
  if (patches.some((patch) => patch.kind === 'symbol' && patch.icons.length === 0))
    return patches.filter((patch) => patch.kind !== 'constrain' || patch.constraints.layout === undefined);
  // "A yellow crown on his head": yellow is what comes, and no other thing. "A mouse beside it" is said of the pictures, and not of the name.
  if (joins)
    return patches
      .filter((patch) => patch.kind !== 'constrain' || patch.constraints.layout === undefined)
      .map((patch) => (isOfPicture(patch) ? { kind: 'set-colour', role: 'secondary', colour: patch.colour, adds: true } : patch));
  // "The hare jumping" of a heron and a hare: the other one stays.
  const posed = patches.length === 1 ? posedOfTwo(clause, patches[0]) : undefined;
  if (posed) return [posed];
  // "I can't really see the cow": what is not seen is to be seen, and does not go.
  if (unseen.test(clause.keys) && patches.some(({ kind }) => kind === 'remove-thing'))
    return [...patches.filter(({ kind }) => kind !== 'remove-thing' && kind !== 'mood'), { kind: 'form', by: 'bigger-symbol' }];
  // "The dog bigger than the cat": the size of the one beside the other.
  const isOfSize = (patch: Patch): boolean => patch.kind === 'form' && patch.by.endsWith('-symbol');
  const picture = patches.some(isOfSize) ? sizedOfTwo(clause) : undefined;
  if (picture !== undefined) return patches.map((patch) => (patch.kind === 'form' && isOfSize(patch) ? { ...patch, picture } : patch));
  // "Drop the chair down to a detail": what gets smaller stays.
  if (patches.some((patch) => patch.kind === 'form' && patch.by === 'smaller-symbol'))
    return patches.filter(({ kind }) => kind !== 'remove-thing');
  // "Drop the lemon colour": the word that takes it away is no drop.
  if (patches.some(({ kind }) => kind === 'remove-colour'))
    return patches.filter((patch) => patch.kind !== 'remove-thing' || patch.term !== 'drop');
  // "The vase looks boring" complains of the vase alone.
  if (patches.some(({ kind }) => kind === 'remove-thing'))
    return patches.filter((patch) => patch.kind !== 'mood' && !(patch.kind === 'shift-colour' && patch.by === 'more-vivid'));
  // "Add a gradient" asks for nothing besides.
  const [first, second] = patches;
  if (first?.kind === 'beyond' && !second) return [{ kind: 'beyond', reason: first.reason }];
  return first ? patches : ((readTryAnother(clause, used) ?? readUndrawn(clause, used) ?? readNeverThere(clause, used))?.patches ?? []);
}
