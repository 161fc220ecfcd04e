import type { Clause, Patch } from '../../refinement.js';
import { singular } from '../../understanding/text/text.js';
import { alreadySo, readClauseText, type RefinementContext } from './clause.js';

/** "Drop the steam, just the cup": beside what goes, the picture that is named is what stays, and nothing is said of the name. */
export function withWhatIsLeft(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  if (!clauses.some(({ patches }) => patches.some(({ kind }) => kind === 'remove-thing'))) return [...clauses];
  const namesShown = (text: string): boolean =>
    readClauseText(text, context).tokens.some(({ key }) => context.shown.has(key) || context.shown.has(singular(key)));
  const tellsRest = (patch: Patch, text: string): boolean =>
    (patch.kind === 'constrain' && patch.constraints.noText === true && namesShown(text)) ||
    (patch.kind === 'symbol' &&
      patch.joins === undefined &&
      (patch.count ?? 1) === 1 &&
      // Of a wolf the fox that is shown is only a relative.
      context.pictures.includes(patch.icons[0] ?? ''));
  const isRest = ({ text, patches: [only, ...more] }: Clause): boolean => only !== undefined && more.length === 0 && tellsRest(only, text);
  const staysWhole = clauses.some(isRest) && context.pictures.length === 1;
  return clauses.map((clause) => {
    if (isRest(clause)) return { ...clause, patches: [alreadySo] };
    // Of one picture no part goes.
    const patches = clause.patches.map((patch) => (staysWhole && patch.kind === 'remove-thing' ? withItsPart(patch) : patch));
    return { ...clause, patches };
  });
}

const withItsPart = ({ term }: Patch & { kind: 'remove-thing' }): Patch => ({
  kind: 'beyond',
  reason: `The picture is drawn with its ${term}, and there is no other.`,
});
