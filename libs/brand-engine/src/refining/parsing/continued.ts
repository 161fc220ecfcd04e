import type { Clause, Patch } from '../../refinement.js';
import { omit } from '../applying/state.js';
import { isShownAt, pictureAt, readClauseText, type RefinementContext } from './clause.js';

const takesAway =
  /^(?:(?:and|but|also|please|just|then|maybe|perhaps|i'd|we'd|i|we|would|can|could|you) )*(?:remove|drop|lose|delete|ditch|scrap|skip|hide|get rid of|take (?:out|away|off)|leave out|without|no more|no)\b/;
const noun = /^(?:and )?(?:the|our|its|that|those|these|any|both|all|my) (?:\w+ )?\w+$/;
const article = /^(?:the|our|its|that|those|these|any|both|all|my|an?)$/;

const onlyNamed = /^(?:(?:and|please|now|then|make|have|let|draw|can|could|should|you|we|both|the|our|its|that|this) )*\w+$/;

/** "Make the fox and the fern bigger": both pictures are. */
export function withBoth(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  return clauses.flatMap((clause, at) => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]];
    const isOfBoth = (one: Clause, other: Clause): boolean => {
      const only = namedAlone(one, context);
      return only !== undefined && other.patches.some((patch) => patch.kind === 'form' && (patch.picture ?? only) !== only);
    };
    if (next && isOfBoth(clause, next)) return [];
    if (!before || !isOfBoth(before, clause)) return [clause];
    const patches = clause.patches.map((patch): Patch => (patch.kind === 'form' ? omit(patch, 'picture') : patch));
    return [{ text: `${before.text} and ${clause.text}`, patches }];
  });
}

/** Of two pictures the one that a clause names, where it says nothing of it. */
function namedAlone({ text, patches }: Clause, context: RefinementContext): string | undefined {
  const clause = readClauseText(text, context);
  const last = clause.tokens.length - 1;
  const isIdle = onlyNamed.test(clause.keys) && patches.every(({ kind }) => kind === 'symbol' || kind === 'lock');
  return isIdle && isShownAt(clause, last) ? pictureAt(clause, last) : undefined;
}

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
