import type { Brief } from '../brief.js';
import type { Clause, Patch } from '../refinement.js';
import type { Understanding } from '../understanding/index.js';
import { cleanPrompt } from '../understanding/text.js';
import { readClauseText, type Reader, type RefinementContext } from './parse-clause.js';
import { splitClauses } from './parse-clauses.js';
import { readConstraintChange } from './parse-constraint.js';
import { readColour, readExchange, readMonochrome, readShift, readSwap } from './parse-colour.js';
import { readForm } from './parse-form.js';
import { readMood } from './parse-mood.js';
import { readRename, readReplacedText, readTagline } from './parse-naming.js';
import { readDislike, readGoBack, readLock, readPraise, readTryAnother } from './parse-steering.js';
import { readSymbol } from './parse-symbol.js';

/** What a refinement is read with. */
export interface RefinementReading {
  brief: Brief;
  understanding: Pick<Understanding, 'findIcons' | 'sentence'>;
}

/** Wishes that take the whole clause: the first that understands it ends the reading. */
const whole: readonly Reader[] = [readReplacedText, readRename, readTagline, readGoBack, readDislike, readPraise, readLock, readExchange];
/** Wishes that may stand together in one clause ("rounder, in teal, with a fox"). */
const partial: readonly Reader[] = [readSwap, readMonochrome, readConstraintChange, readColour, readForm, readShift, readMood, readSymbol];

/** Splits a refinement into clauses and each into typed patches; a clause without patches was not understood. */
export function parseRefinement(prompt: string, { brief, understanding }: RefinementReading): Clause[] {
  const text = cleanPrompt(prompt);
  const { language } = understanding.sentence(text, { likely: brief.language });
  const context: RefinementContext = {
    brief,
    findIcons: (term) => understanding.findIcons(term),
    sentence: (part) => understanding.sentence(part, { known: language }),
  };
  const known = new Map<string, Patch[]>();
  // Splitting already reads every part it considers; what it read is not read again.
  const patchesOf = (clause: string): Patch[] => {
    const patches = known.get(clause) ?? readPatches(clause, context);
    known.set(clause, patches);
    return patches;
  };
  const clauses = splitClauses(text, (clause) => patchesOf(clause).length > 0);
  return (clauses.length > 0 ? clauses : [text]).map((clause) => ({ text: clause, patches: patchesOf(clause) }));
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
