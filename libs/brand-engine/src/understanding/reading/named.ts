import { findFlagColours } from '../colours/flag-colours.js';
import { findBackground, type Background } from '../trades/background.js';
import { foreignNames } from '../trades/describing.js';
import { findPlace, findYear } from '../forms/forms.js';
import { findLetters } from '../forms/letters.js';
import { picturedLetters } from '../forms/pictured-letters.js';
import { findJoinedLetters } from '../forms/joined-letters.js';
import type { IconRanker } from '../things/icons.js';
import { isColourWord } from '../lexicon/colours.js';
import { sizeWords } from '../lexicon/words.js';
import { findLetterThing, type LetterThing } from '../things/letter-things.js';
import { longFormClauses, longFormOf } from '../lines/long-form.js';
import { withEdges } from '../names/edges.js';
import type { FoundName } from '../names/find.js';
import { findNameless } from '../names/nameless.js';
import { findDroppedNames } from '../names/weighed.js';
import { findSignWords } from '../names/sign-words.js';
import { type Deliberation, findDeliberation } from '../language/deliberation.js';
import { findNarration } from '../things/narration.js';
import { readScopes } from '../language/negation.js';
import { findPlacesOfUse } from '../things/places-of-use.js';
import { isStroke, nameAgain, writtenAgain } from '../retold.js';
import type { RuleReading } from '../roles/features.js';
import type { Sentence } from '../language/sentence.js';
import { fold } from '../text/text.js';
import { covering, type Span, type WishOf } from '../wishes.js';
import type { WrittenLine } from '../lines/written-line.js';

/** A prompt as the rules for names left it. */
export type Unnamed = Pick<RuleReading, 'sentence' | 'context' | 'lines' | 'letter'>;

/** A prompt whose name is known: what it says in so many words, and which of its words no wish is looked for in. */
export interface Named extends Pick<RuleReading, 'context' | 'letter'> {
  /** The sentence, with what its negations reach beside the name. */
  sentence: Sentence;
  found: FoundName | undefined;
  nameTokens: ReadonlySet<number>;
  /** What is written besides the name. */
  written: readonly WrittenLine[];
  /** What the name stands for, with the words that ask for it to be written out. */
  longForm: string | undefined;
  longFormAsked: readonly Span[];
  nameless: Span | undefined;
  signWords: readonly Span[];
  placesOfUse: readonly Span[];
  background: readonly Background[];
  /** What is told of how things came about and of what stands around: no picture, though its colours may count. */
  narration: readonly Background[];
  /** What is weighed and given up, and what is settled on. */
  deliberation: Deliberation;
  year: WishOf<'year'> | undefined;
  place: WishOf<'place'> | undefined;
  letters: WishOf<'letters'> | undefined;
  joinedLetters: WishOf<'joined-letters'> | undefined;
  /** A letter of the name that was asked to be a thing. */
  letterThing: LetterThing | undefined;
  /** The words of the name, the lines and what stands around them. */
  spoken: ReadonlySet<number>;
  /** Those words, and the ones that only tell. */
  apart: ReadonlySet<number>;
}

export function readNamed(
  { sentence: read, context, lines: asked, letter }: Unnamed,
  chosen: FoundName | undefined,
  icons: IconRanker,
): Named {
  const found = withEdges(chosen, context);
  const { text, tokens } = read;
  const nameTokens = found?.tokens ?? new Set<number>();
  const sentence = { ...read, scopes: readScopes(tokens, nameTokens) };
  const lines = linesBeside(asked, found);
  const spelledOut = lines.length === 0 ? longFormOf(text, tokens, found?.name ?? '') : undefined;
  const longForm = spelledOut?.text ?? (lines.length === 0 ? found?.longForm : undefined);
  const written = spelledOut ? [spelledOut] : lines;
  const longFormAsked = longForm === undefined ? [] : longFormClauses(text, tokens);
  const placesOfUse = findPlacesOfUse(tokens, icons);
  const nameless = found ? undefined : findNameless(tokens);
  const signWords = signsBeside(sentence, found?.name ?? '');
  const deliberation = findDeliberation(tokens, nameTokens);
  const ofLetters = found && findLetterThing(text, tokens, sentence.scopes, found.name, icons, nameTokens);
  // "I wondered about an anchor for a while" speaks of no letter.
  const letterThing =
    ofLetters &&
    // "Table for All" is a name, and no table in place of a letter.
    (nameTokens.has(ofLetters.thing.from) || deliberation.some(({ from, to }) => from <= ofLetters.thing.from && ofLetters.thing.from < to))
      ? undefined
      : ofLetters;
  const ofLetter = letterThing ? [letterThing.wish, letterThing.thing] : [];
  const placed = written.map(({ from, around: { to } }) => ({ from, to }));
  const spans = [...placed, ...letter, nameless, ...signWords, ...longFormAsked, ...placesOfUse, ...ofLetter].filter(
    (span) => span !== undefined,
  );
  // Of a name that was given up nothing is drawn either.
  const givenUp = findDroppedNames(text, tokens).filter(({ from, to }) => to - from > 1 && !nameTokens.has(from));
  const spoken = new Set([...nameTokens, ...nameAgain(tokens, found?.name), ...covering([...spans, ...givenUp])]);
  // "In Ukraine's national colours" names no place.
  const flag = findFlagColours(tokens);
  const letters = letterThing ? undefined : findLetters(tokens);
  const background = findBackground(text, tokens, sentence.scopes, nameTokens);
  const isPicture = (term: string): boolean => icons.pictures(term).some(({ relation }) => relation === 'itself');
  return {
    context,
    letter,
    sentence,
    found,
    nameTokens,
    written,
    longForm,
    longFormAsked,
    nameless,
    signWords,
    placesOfUse,
    background,
    narration: findNarration(tokens, sentence.scopes, nameTokens),
    deliberation,
    year: yearBeside(written, findYear(text, tokens, covering(written))),
    place: findPlace(context, new Set([...spoken, ...covering([flag, letters].filter((span) => span !== undefined))])),
    letters,
    joinedLetters: findJoinedLetters(tokens, sentence.scopes, letters),
    letterThing,
    spoken,
    apart: new Set([...spoken, ...foreignNames(tokens, isPicture), ...covering(background), ...writtenAgain(tokens, covering(written))]),
  };
}

/** The year, unless a line writes it already: "founded in 1936 … with “Est. 1936” on it". */
function yearBeside(written: readonly WrittenLine[], year: WishOf<'year'> | undefined): WishOf<'year'> | undefined {
  const [digits] = /\d{4}/.exec(year?.year ?? '') ?? [];
  return digits !== undefined && written.some(({ text }) => text.includes(digits)) ? undefined : year;
}

/** The lines that are none of the name: in "“Blue” in blue" a part of the name is no line. */
function linesBeside(lines: readonly WrittenLine[], found: FoundName | undefined): readonly WrittenLine[] {
  if (!found) return lines;
  const isOfName = ({ text, from, to }: WrittenLine): boolean =>
    (` ${found.name} `.includes(text) && !/\s/.test(text)) ||
    fold(text) === fold(found.name) ||
    [...found.tokens].some((at) => from <= at && at < to);
  return lines.filter((line) => !isOfName(line));
}

/** The words that stand for a sign of the name. */
const signsBeside = ({ tokens }: Sentence, name: string): Span[] =>
  findSignWords(tokens, name)
    // "Trait fin" is a thin line, and no hyphen.
    .filter(({ from, to }) => !isStroke(tokens.slice(from, to)))
    // "The ampersand in gold", "the ampersand smaller" tell how it is drawn.
    .filter(({ from, to }) => !tokens.slice(from, to).some(({ key }) => isColourWord(key) || sizeWords.has(key)))
    // "The ampersand as a flame" is to be a picture.
    .filter(({ from, to }) => !picturedLetters(tokens).some((own) => own.from < to && from < own.to));
