import type { Clause, Patch } from '../../refinement.js';
import { readClauseText, type RefinementContext } from './clause.js';

const takesAway =
  /^(?:(?:and|but|also|please|just|then|maybe|perhaps|i'd|we'd|i|we|would|can|could|you) )*(?:remove|drop|lose|delete|ditch|scrap|skip|hide|get rid of|take (?:out|away|off)|leave out|without|no more|no)\b/;
const noun = /^(?:and )?(?:the|our|its|that|those|these|any|both|all|my) (?:\w+ )?\w+$/;
const article = /^(?:the|our|its|that|those|these|any|both|all|my|an?)$/;

/** "Remove the year and the stars": what is named right behind a thing that goes, and by nothing but its name, goes as well. */
export function withContinued(clauses: readonly Clause[], context: RefinementContext, read: (clause: string) => Patch[]): Clause[] {
  let verb = '';
  return clauses.map((clause) => {
    const { keys, tokens } = readClauseText(clause.text, context);
    const goesOn = verb !== '' && noun.test(keys) && clause.patches.every(({ kind }) => kind === 'symbol');
    if (goesOn) return { ...clause, patches: read(`${verb}${clause.text}`) };
    const at = tokens.findIndex(({ key }) => article.test(key));
    verb = takesAway.test(keys) && at > 0 ? clause.text.slice(0, tokens[at]?.start) : '';
    return clause;
  });
}
