import type { Brief } from '../brief.js';
import { calledName } from './name-called.js';
import { capitalisedName } from './name-capitals.js';
import { appositionName, inventedName, labelName } from './name-plain.js';
import { quotedName } from './name-quoted.js';
import type { Token } from './text.js';
import type { WordVectors } from './word-vectors.js';

/** The name found in a prompt, and the tokens that spell it. */
export interface FoundName {
  name: string;
  source: Brief['nameSource'];
  tokens: ReadonlySet<number>;
}

/** What a name is looked for in. */
export interface NameContext {
  text: string;
  tokens: readonly Token[];
  vectors: WordVectors;
  /** True for words that describe (moods, colours, trades): capitalised at the start of a sentence they are no names. */
  describes: (key: string) => boolean;
}

/** Finds the name by the surest sign first: quotes, "called", then capitals, apposition, the end of a label, and a word that nobody knows. */
export function findName(context: NameContext): FoundName | undefined {
  return (
    quotedName(context) ??
    calledName(context) ??
    capitalisedName(context) ??
    appositionName(context) ??
    labelName(context) ??
    inventedName(context)
  );
}
