import type { Clause } from '../../refinement.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { readClauseText, type RefinementContext } from './clause.js';

const small = /\b(?:in |all |with )*(?:lower ?case|lower case letters)\b/;

/** "Add “coffee and bikes” below, in lower case": the case is that of the line, where no name is spoken of. */
export function withLineCase(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  return clauses.map((clause, at) => {
    const { text, patches } = clause;
    const isLine = (own: Clause | undefined): boolean =>
      own?.patches.some((patch) => patch.kind === 'descriptor' && patch.text !== null) === true;
    const quotes = findQuotes(text);
    const said = quotes.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
    if (!small.test(readClauseText(said, context).keys)) return clause;
    if (isLine(clause))
      return { text, patches: [...patches.filter(({ kind }) => kind !== 'constrain'), { kind: 'line-case', letterCase: 'lower' }] };
    const isAlone = patches.every((patch) => patch.kind === 'constrain' && Object.keys(patch.constraints).join() === 'letterCase');
    const isOfName = /\b(?:name|wordmark|everything|all of it|the letters)\b/.test(readClauseText(text, context).keys);
    return isLine(clauses[at - 1]) && isAlone && !isOfName ? { text, patches: [{ kind: 'line-case', letterCase: 'lower' }] } : clause;
  });
}
