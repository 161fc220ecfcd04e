import type { Brief, ColourIntent } from '../brief.js';
import type { Clause, Patch } from '../refinement.js';
import type { Understanding } from '../understanding/index.js';
import { kindsOfThings } from '../understanding/lexicon/kinds.js';
import { meantBy } from '../understanding/senses.js';
import { cleanPrompt } from '../understanding/text.js';
import { readAsides, readForms, readLetters } from './parse-asides.js';
import { readBeyond, readExcept } from './parse-beyond.js';
import { readClauseText, type Reader, type RefinementContext } from './parse-clause.js';
import { splitClauses } from './parse-clauses.js';
import { readConstraintChange } from './parse-constraint.js';
import { readColour, readExchange, readMonochrome, readShift, readSwap } from './parse-colour.js';
import { readForm } from './parse-form.js';
import { readMood } from './parse-mood.js';
import { readRename, readReplacedText, readTagline } from './parse-naming.js';
import { readSpelling } from './parse-spelling.js';
import { readDislike, readGoBack, readLock, readPraise, readTryAnother } from './parse-steering.js';
import { readSymbol } from './parse-symbol.js';

/** What a refinement is read with. */
export interface RefinementReading {
  brief: Brief;
  understanding: Pick<Understanding, 'findIcons' | 'showsItself' | 'sentence'>;
}

/** Wishes that take the whole clause: the first that understands it ends the reading. */
const whole: readonly Reader[] = [
  readReplacedText,
  readSpelling,
  readRename,
  readTagline,
  readAsides,
  readGoBack,
  readExcept,
  readDislike,
  readPraise,
  readLock,
  readExchange,
];
/** Wishes that may stand together in one clause ("rounder, in teal, with a fox"). */
const partial: readonly Reader[] = [
  readSwap,
  readMonochrome,
  readLetters,
  readConstraintChange,
  readColour,
  readForm,
  readShift,
  readForms,
  readMood,
  readBeyond,
  readSymbol,
];

/** Splits a refinement into clauses and each into typed patches; a clause without patches was not understood. */
export function parseRefinement(prompt: string, { brief, understanding }: RefinementReading): Clause[] {
  const text = cleanPrompt(prompt)
    .replace(/(?<=^|\s)w\/o(?=\s)/g, 'without')
    .replace(/(?<=^|\s)w\/(?=\s|\p{L})/gu, 'with ')
    // "Too cold and corporate" is too much of both.
    .replace(/\b(too|less) (\p{L}+) and (?=\p{L}+$)/giu, '$1 $2 and $1 ');
  const sentence = understanding.sentence(text, { likely: brief.language, refines: true });
  const context: RefinementContext = {
    brief,
    findIcons: (term) => understanding.findIcons(meantBy(term, sentence.tokens, brief.industry)),
    showsItself: (term, icon) => understanding.showsItself(term, icon),
    shown: new Set([...brief.icons.flatMap(({ id }) => id.split('-')), ...brief.concepts.map(({ term }) => term), ...kindsOf(brief)]),
    sentence: (part) => understanding.sentence(part, { known: sentence.language, refines: true }),
  };
  const known = new Map<string, Patch[]>();
  // Splitting already reads every part it considers; what it read is not read again.
  const patchesOf = (clause: string): Patch[] => {
    const patches = known.get(clause) ?? readPatches(clause, context);
    known.set(clause, patches);
    return patches;
  };
  const clauses = splitClauses(sentence, patchesOf);
  return reordered(paired((clauses.length > 0 ? clauses : [text]).map((clause) => ({ text: clause, patches: patchesOf(clause) }))), brief);
}

/** "The animal" is the elephant that is shown. */
function kindsOf({ icons, concepts }: Brief): string[] {
  const first = new Set([...(icons[0]?.id.split('-') ?? []), ...concepts.slice(0, 1).map(({ term }) => term)]);
  return [...kindsOfThings].flatMap(([kind, members]) => (members.some((member) => first.has(member)) ? [kind] : []));
}

/**
 * A colour that goes and one that comes in the next clause are one exchange ("no more purple, rather sand"), and colours are
 * exchanged once, however often that is said ("swap the colours: cream where navy is and navy where cream is").
 */
function paired(clauses: readonly Clause[]): Clause[] {
  return clauses.map(({ text, patches }, at) => {
    const gone = clauses
      .slice(0, at)
      .flatMap((clause) => clause.patches)
      .find((patch) => patch.kind === 'remove-colour');
    const [first] = patches;
    // "Ditch the script, use a clean sans": the typeface that comes takes the place of the one that goes.
    const isTypeGiven = clauses.some((clause) => clause.patches.some((patch) => patch.kind === 'constrain' && patch.constraints.typeClass));
    if (first?.kind === 'try-another' && first.field === 'font' && isTypeGiven) return { text, patches: [{ kind: 'lock', fields: [] }] };
    if (gone && first?.kind === 'set-colour')
      return { text, patches: [{ kind: 'swap-colour', from: gone.colour, to: first.colour }, ...patches.slice(1)] };
    const before = clauses[at - 1]?.patches[0];
    // "On a dark background? Deep green would be nice": the colour is that of the ground.
    if (
      before?.kind === 'set-ground' &&
      isTone(before.colour) &&
      first?.kind === 'set-colour' &&
      first.role === 'primary' &&
      first.colour.lightness < 0
    )
      return { text, patches: [{ kind: 'set-ground', colour: first.colour }, ...patches.slice(1)] };
    const isRepeated = first?.kind === 'exchange-colours' && clauses.slice(0, at).some((other) => other.patches[0]?.kind === first.kind);
    return isRepeated ? { text, patches: [{ kind: 'lock', fields: [] }] } : { text, patches };
  });
}

/** A ground of which only the tone is told. */
const isTone = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness === -0.9;

/** "Mint first, pink second" of what is pink and mint exchanges the two. */
function reordered(clauses: readonly Clause[], { colours: { primary, secondary } }: Brief): Clause[] {
  const setTo = (role: string): ColourIntent | undefined =>
    clauses
      .flatMap(({ patches }) => patches)
      .find((patch): patch is Patch & { kind: 'set-colour' } => patch.kind === 'set-colour' && patch.role === role)?.colour;
  const [first, second] = [setTo('primary'), setTo('secondary')];
  const isSame = (one: ColourIntent | undefined, other: ColourIntent | null): boolean =>
    one !== undefined && one.hue === other?.hue && one.lightness === other.lightness;
  if (!isSame(first, secondary) || !isSame(second, primary)) return [...clauses];
  return clauses.map(({ text, patches }) => ({
    text,
    patches: patches.flatMap((patch): Patch[] =>
      patch.kind !== 'set-colour' ? [patch] : patch.role === 'primary' ? [{ kind: 'exchange-colours' }] : [{ kind: 'lock', fields: [] }],
    ),
  }));
}

function readPatches(text: string, context: RefinementContext): Patch[] {
  const clause = readClauseText(text, context);
  for (const reader of whole) {
    const understood = reader(clause, new Set());
    if (understood) return understood.patches;
  }
  const used = new Set<number>();
  const patches: Patch[] = [];
  for (const reader of partial) {
    const understood = reader(clause, used);
    if (!understood) continue;
    patches.push(...understood.patches);
    for (const at of understood.used) used.add(at);
  }
  return patches.length > 0 ? patches : (readTryAnother(clause, used)?.patches ?? []);
}
