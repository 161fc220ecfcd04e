import type { Brief, Language } from '../../brief.js';
import type { Token } from '../text.js';
import type { WordVectors } from '../word-vectors.js';
import { acronymName } from './acronym.js';
import { calledName } from './called.js';
import { capitalisedName, leftName, lettersName } from './capitals.js';
import { fieldName } from './field.js';
import { findNameless } from './nameless.js';
import { appositionName, colonName, firmName, inventedName, labelName, numberedName, onlyName, pairName } from './plain.js';
import { headName } from './head.js';
import { quotedName } from './quoted.js';
import { renamedName } from './renamed.js';
import { withoutRole } from './roles.js';
import { withOwnSigns } from './signs.js';
import { statedName } from './stated.js';

/** The name found in a prompt, and the tokens that spell it. */
export interface FoundName {
  name: string;
  source: Brief['nameSource'];
  tokens: ReadonlySet<number>;
  /** What the name stands for where that was written out beside it, as with an acronym. */
  longForm?: string;
  /** The role or trade that stood before it: "Physiotherapist". */
  role?: string;
}

/** What a name is looked for in. */
export interface NameContext {
  text: string;
  language: Language;
  tokens: readonly Token[];
  vectors: WordVectors;
  /** True for words that describe (moods, colours, trades): capitalised at the start of a sentence they are no names. */
  describes: (key: string) => boolean;
  /** True for tokens that the prompt refuses: "not like Apple" names no brand. */
  isRefused: (at: number) => boolean;
}

/** Finds the name by the surest sign first: quotes, "called", brackets, then capitals, apposition, the end of a label, and a word that nobody knows. */
export function findName(context: NameContext): FoundName | undefined {
  const told =
    onlyName(context) ?? fieldName(context) ?? renamedName(context) ?? quotedName(context) ?? statedName(context) ?? calledName(context);
  const nameless = findNameless(context.tokens);
  // "No name yet: a bakery" fills no field.
  const isField = nameless !== undefined && told?.tokens.has(nameless.to) === true;
  const found = isField ? undefined : (told ?? (nameless ? undefined : guessedName(context)));
  return found && withoutRole(context, withOwnSigns(context, found));
}

/** A name that nothing announces. */
const guessedName = (context: NameContext): FoundName | undefined =>
  acronymName(context) ??
  headName(context) ??
  capitalisedName(context) ??
  colonName(context) ??
  pairName(context) ??
  numberedName(context) ??
  appositionName(context) ??
  labelName(context) ??
  firmName(context) ??
  inventedName(context) ??
  lettersName(context) ??
  leftName(context);
