import type { Brief, Language } from '../../brief.js';
import type { Token } from '../text/text.js';
import type { WordVectors } from '../language/word-vectors.js';
import { acronymName } from './acronym.js';
import { isBarred } from './barred.js';
import { calledName } from './called.js';
import { capitalisedName, leftName, lettersName } from './capitals.js';
import { chosenName } from './chosen.js';
import { codedName, isPlaceholder } from './coded.js';
import { fieldName } from './field.js';
import { withoutRefusedForm } from './legal-form.js';
import { findNameless } from './nameless.js';
import { answeredName } from './answered.js';
import {
  appositionName,
  colonName,
  firmName,
  labelName,
  madeByName,
  numberedName,
  onlyName,
  pairName,
  placedName,
  wantedName,
} from './plain.js';
import { headName } from './head.js';
import { inventedName } from './invented.js';
import { articledName, headedName, tradedName } from './headed.js';
import { ownedName } from './owned.js';
import { quotedName } from './quoted.js';
import { renamedName } from './renamed.js';
import { withoutRole } from './roles.js';
import { withOwnSigns } from './signs.js';
import { statedName } from './stated.js';
import { titledName } from './titled.js';
import { settledName } from './weighed.js';

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
  /** True for tokens that are none of the name: a line that is written besides it, whom a letter speaks to, who signs it. */
  isApart: (at: number) => boolean;
}

type NameRule = (context: NameContext) => FoundName | undefined;

/** What tells a name outright, the surest first. */
const telling: Readonly<Record<string, NameRule>> = {
  coded: codedName,
  only: onlyName,
  field: fieldName,
  settled: settledName,
  answered: answeredName,
  renamed: renamedName,
  chosen: chosenName,
  quoted: quotedName,
  stated: statedName,
  called: calledName,
  headed: headedName,
};
/** What a name is guessed by where nothing announces it. */
const guessing: Readonly<Record<string, NameRule>> = {
  acronym: acronymName,
  titled: titledName,
  head: headName,
  placed: placedName,
  madeBy: madeByName,
  capitals: capitalisedName,
  colon: colonName,
  pair: pairName,
  numbered: numberedName,
  apposition: appositionName,
  articled: articledName,
  label: labelName,
  traded: tradedName,
  firm: firmName,
  wanted: wantedName,
  owned: ownedName,
  invented: inventedName,
  letters: lettersName,
  left: leftName,
};

/** A name with the rule that found it. */
export interface RuledName {
  rule: string;
  found: FoundName;
}

/** What each rule takes for the name, and the one that is surest. */
export interface NamesByRule {
  all: readonly RuledName[];
  surest: RuledName | undefined;
}

/** Asks every rule for the name. */
export function findNames(context: NameContext): NamesByRule {
  const ask = (rules: Readonly<Record<string, NameRule>>): RuledName[] =>
    Object.entries(rules).flatMap(([rule, find]) => {
      const found = find(context);
      return found && ![...found.tokens].some((at) => context.isApart(at)) && !isPlaceholder(context, found)
        ? [{ rule, found: withoutRefusedForm(context, withoutRole(context, withOwnSigns(context, found))) }]
        : [];
    });
  const told = ask(telling);
  const guessed = ask(guessing).filter(
    ({ found }) =>
      !isBarred(
        context,
        [...found.tokens].sort((one, other) => one - other),
      ),
  );
  const nameless = findNameless(context.tokens);
  // "No name yet: a bakery" and "name: not chosen yet" fill no field.
  const isField =
    nameless !== undefined && told[0] !== undefined && [...told[0].found.tokens].some((at) => at >= nameless.from && at <= nameless.to);
  return { all: [...told, ...guessed], surest: isField ? undefined : (told[0] ?? (nameless ? undefined : guessed[0])) };
}
