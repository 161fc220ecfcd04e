import type { Brief } from '../../brief.js';
import type { Clause, Patch } from '../../refinement.js';
import type { Understanding } from '../../understanding/index.js';
import { meantBy } from '../../understanding/things/senses.js';
import { cleanPrompt, singular } from '../../understanding/text/text.js';
import { readAsides, readForms, readLetters, readReplacedAside, readToldLetters } from './asides.js';
import { referred } from './anaphora.js';
import { readColourOff, readColourSeen, readPartSeen, readSpellingSeen, withColoursAsAsked } from './as-seen.js';
import { readBeyond, readExcept, readOneLine, readSameColour } from './beyond.js';
import { readBroughtBack, readColourBack, readLacking, readPartGoBack, withBroughtBack } from './brought-back.js';
import { overruled, withoutLetterParts } from './chat.js';
import { type ClauseText, readClauseText, type Reader, type RefinementContext } from './clause.js';
import { splitClauses } from './clauses.js';
import { charmedOnce, readCharm, readCutOut, readUndrawn } from './charm.js';
import { readExchange, readSwap } from './colour-exchange.js';
import { readColourKind, readColourScheme, readFlag, readPantone, readSplash, readStillColour } from './colour-kinds.js';
import { readAddedWord, readContact } from './contact.js';
import { readConstraintChange } from './constraint.js';
import { readColour, readMonochrome } from './colour.js';
import { withContinued } from './continued.js';
import { readDetail } from './detail.js';
import { readFrame, readNoLines, readRing } from './frame.js';
import { followed } from './followed.js';
import { readForm, readLineForm } from './form.js';
import { readFlush, readHairline, readNameRules } from './hairline.js';
import { readLeaning } from './leaning.js';
import { readLettering, readLikenedLetters } from './lettering.js';
import { withLimits } from './limits.js';
import { readLessColour } from './less-colour.js';
import { readLetterCases } from './letter-cases.js';
import { readLetterColours } from './letter-colours.js';
import { readLetterPicture } from './letter-picture.js';
import { readDislikedColour, readLikened } from './likened.js';
import { readMistaken, readOtherwise, readPuzzled, readVerdict, withMisseen, withProposals } from './mistaken.js';
import { readLookalike, readMood } from './mood.js';
import {
  readGivenParts,
  readHowMany,
  readLikeness,
  readOneMore,
  readOnlyOne,
  readOtherDrawing,
  withoutComplaints,
  withSameParts,
} from './picture.js';
import { readRecoloured } from './part.js';
import { readPose, readPoseAlone } from './pose.js';
import { readGap, readInverse, readLines, readMirror, readOrder } from './placing.js';
import { readSizedPart } from './name-parts.js';
import { readRename, readReplacedText, readTagline } from './naming.js';
import { readAlmostBlack, readShift, unseen } from './shift.js';
import { readShortened } from './shortening.js';
import { readSpelling } from './spelling.js';
import {
  readConcession,
  readDislike,
  readFaultedLetters,
  readGoBack,
  readLock,
  readOddLetter,
  readPraise,
  readReason,
  readTryAnother,
} from './steering.js';
import { readScene } from './scenes.js';
import { wordsShown } from './shown.js';
import { ofSameSubject } from './same-subject.js';
import { readSymbol } from './symbol.js';
import { shapesOfThings } from './things.js';
import { announced, ledUpTo, matched, matches, once, paired, reordered } from './together.js';
import { withWhatIsLeft } from './what-is-left.js';
import { readTone } from './tone.js';
import { withoutSlips } from './typos.js';

/** What a refinement is read with. */
export interface RefinementReading {
  brief: Brief;
  /** The pictures that the identity shows; the best of the brief where they are not told. */
  pictures?: readonly string[];
  understanding: Pick<Understanding, 'findIcons' | 'showsItself' | 'changes' | 'sentence' | 'letterThing'>;
}

/** Which colour that is, is told once all clauses are read. */
const readMatch: Reader = ({ keys, tokens }) =>
  matches.test(keys)
    ? { patches: [{ kind: 'beyond', reason: 'The name speaks of no colour.' }], used: tokens.map((_, at) => at) }
    : undefined;

/** Wishes that take the whole clause: the first that understands it ends the reading. */
const whole: readonly Reader[] = [
  readReason,
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
  readLessColour,
  readLetterCases,
  readLetterColours,
  readLetterPicture,
  readLines,
  readOneMore,
  readOnlyOne,
  readHowMany,
  readCutOut,
  readGap,
  readOrder,
  readSizedPart,
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
  readPartGoBack,
  readGoBack,
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
  readMirror,
  readFrame,
  readRing,
  readGivenParts,
  readDislikedColour,
  readLikenedLetters,
  readLookalike,
  readLikeness,
  readOtherDrawing,
  readDetail,
];
/** Wishes that may stand together in one clause ("rounder, in teal, with a fox"). */
const partial: readonly Reader[] = [
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
  readBeyond,
  readSymbol,
];

/** "Why not a fox" refuses no fox; what is read in its place is as long, so that every word stays where it is. */
const suggests = /\bwhy not(?= (?:an?|the|some)\b)/giu;

/** Splits a refinement into clauses and each into typed patches; a clause without patches was not understood. */
export function parseRefinement(prompt: string, { brief, understanding, pictures }: RefinementReading): Clause[] {
  const text = withoutLetterParts(cleanPrompt(prompt))
    .replace(/(?<=^|\s)w\/o(?=\s)/g, 'without')
    .replace(/(?<=^|\s)w\/(?=\s|\p{L})/gu, 'with ')
    // "(1) bigger (2) in red"
    .replace(/(?<=^|[\s:])\(?[1-9]\)\s+/g, '; ')
    // "All good apart from the beam, can it be yellow": it is the beam.
    .replace(
      /\b(apart from|except(?: for)?|other than) (the [\p{L} ]{2,24}?), ((?:can|could|should|please make|make) )it\b/giu,
      '$1 $2, $3$2',
    )
    // "Why is there a line?" would rather have none.
    .replace(
      /\bwhy (?:is|are) there (?:an?|the|those|these|so many|all these)? ?(lines?|frame|border|box|circle|square|ring|dots?|underline|tagline|slogan)\b/giu,
      'remove the $1',
    )
    // "What would it look like without the circle?" asks to be shown.
    .replace(/\b(?:what|how) (?:would|does|might|could) (?:it|this|that|the logo) look(?: like)?(?= (?:without|with|in|on|as)\b)/giu, '')
    // "Otter yes, campfire no": each is a wish of its own.
    .replace(
      /(?<=^|[,;.]\s*|\band |\bund )((?:the )?\p{L}+)\s*:?\s+(yes|no|ok|okay|ja|nein|oui|non|sí|sì|sim|não|nee|nej|nei|tak|nie|да|нет)\s*(?:[,;.!]|(?=\()|$)/giu,
      '$1 $2; ',
    )
    // "Too cold and corporate" is too much of both.
    .replace(/\b(\p{L}+) on (\p{L}+) (?:instead of|rather than|not) \2 on \1\b/giu, '$1 on $2')
    .replace(/\b(too|less) (\p{L}+) and (?=\p{L}+$)/giu, '$1 $2 and $1 ');
  const isThing = (term: string): boolean => understanding.findIcons(term).length > 0;
  const sentence = withoutSlips(understanding.sentence(text, { likely: brief.language, refines: true }), isThing);
  const context: RefinementContext = {
    brief,
    findIcons: (term) => understanding.findIcons(meantBy(term, sentence.tokens, brief.industry, sentence.language)),
    showsItself: (term, icon) => understanding.showsItself(term, icon),
    letterThing: (clause) => understanding.letterThing(clause, brief.name),
    changes: (noun, word) => understanding.changes(noun, word),
    pictures: pictures ?? brief.icons.slice(0, 1).map(({ id }) => id),
    shown: wordsShown(brief, pictures, understanding),
    sentence: (part) =>
      withoutSlips(understanding.sentence(part.replace(suggests, 'what of'), { known: sentence.language, refines: true }), isThing),
  };
  // "No campfire (health and safety, don't ask)": what is said in passing and asks for nothing.
  const [idle] = [...text.matchAll(/\s*\((\p{Ll}[^()]*\s[^()]*)\)/gu)].filter(([, inner = '']) => readPatches(inner, context).length === 0);
  if (idle)
    return parseRefinement(text.replace(idle[0], '').replace(/;\s*[.,;]/g, ';'), {
      brief,
      understanding,
      ...(pictures ? { pictures } : {}),
    });
  const known = new Map<string, Patch[]>();
  // Splitting already reads every part it considers; what it read is not read again.
  const patchesOf = (clause: string): Patch[] => {
    const patches = known.get(clause) ?? readPatches(clause, context);
    known.set(clause, patches);
    return patches;
  };
  const clauses = splitClauses(sentence, patchesOf);
  const each = (clauses.length > 0 ? clauses : [text]).map((clause) => ({ text: clause, patches: patchesOf(clause) }));
  const read = withLimits(withContinued(each, context, patchesOf), context);
  const ofPicture = overruled(
    charmedOnce(
      withoutComplaints(withSameParts(withMisseen(withProposals(matched(read, context), context), context), context), context),
      context,
    ),
    context,
  );
  const told = once(referred(announced(ledUpTo(withWhatIsLeft(ofPicture, context), context), context), context));
  return reordered(
    paired(ofSameSubject(followed(withColoursAsAsked(withBroughtBack(told, context), context), context), context), context),
    brief,
  );
}

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

function readPatches(text: string, context: RefinementContext): Patch[] {
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
  const material = patches.some(({ kind }) => kind === 'take-form') ? madeOf(clause, patches) : undefined;
  if (material) return material;
  // "Less boring colours" speaks of no letters.
  if (/\bcolou?rs?\b/.test(clause.keys) && patches.some(({ kind }) => kind === 'shift-colour'))
    return patches.filter(({ kind }) => kind !== 'mood');
  const joins = patches.some((patch) => patch.kind === 'symbol' && patch.joins !== undefined);
  // "A zorble next to the fox": what has no picture has no place either.
  if (patches.some((patch) => patch.kind === 'symbol' && patch.icons.length === 0))
    return patches.filter((patch) => patch.kind !== 'constrain' || patch.constraints.layout === undefined);
  // "A yellow crown on his head": yellow is what comes, and no other thing. "A mouse beside it" is said of the pictures, and not of the name.
  if (joins)
    return patches
      .filter((patch) => patch.kind !== 'constrain' || patch.constraints.layout === undefined)
      .map((patch) => (isOfPicture(patch) ? { kind: 'set-colour', role: 'secondary', colour: patch.colour, adds: true } : patch));
  // "I can't really see the cow": what is not seen is to be seen, and does not go.
  if (unseen.test(clause.keys) && patches.some(({ kind }) => kind === 'remove-thing'))
    return [...patches.filter(({ kind }) => kind !== 'remove-thing' && kind !== 'mood'), { kind: 'form', by: 'bigger-symbol' }];
  // "Drop the chair down to a detail": what gets smaller stays.
  if (patches.some((patch) => patch.kind === 'form' && patch.by === 'smaller-symbol'))
    return patches.filter(({ kind }) => kind !== 'remove-thing');
  // "The vase looks boring" complains of the vase alone.
  if (patches.some(({ kind }) => kind === 'remove-thing'))
    return patches.filter((patch) => patch.kind !== 'mood' && !(patch.kind === 'shift-colour' && patch.by === 'more-vivid'));
  return patches.length > 0 ? patches : ((readTryAnother(clause, used) ?? readUndrawn(clause, used))?.patches ?? []);
}
