import type { Constraints } from '../../brief.js';
import type { Clause, Patch } from '../../refinement.js';
import { alreadySo, type RefinementContext } from './clause.js';
import { shapes } from './constraint.js';

const isBared = (patch: Patch | undefined): boolean => patch?.kind === 'constrain' && patch.constraints.container === 'none';

/** "No circle, rather a square": one shape takes the place of the other, and the picture stays in it. */
export function withShapes(clauses: readonly Clause[], { pictures }: RefinementContext): Clause[] {
  const shapeIn = ([only, other]: readonly Patch[] = []): Constraints['container'] | undefined =>
    only?.kind === 'symbol' && other === undefined && pictures.length > 0
      ? shapes.find(([pattern]) => pattern.test(only.term))?.[1]
      : undefined;
  return clauses.map((clause, at) => {
    const shape = isBared(clauses[at - 1]?.patches[0]) ? shapeIn(clause.patches) : undefined;
    if (shape !== undefined) return { ...clause, patches: [{ kind: 'constrain', constraints: { container: shape } }] };
    const isExchanged = isBared(clause.patches[0]) && clause.patches.length === 1 && shapeIn(clauses[at + 1]?.patches) !== undefined;
    return isExchanged ? { ...clause, patches: [alreadySo] } : clause;
  });
}
