import type { Clause, Patch } from '../../refinement.js';

/**
 * "Letters in gold and the ground black": what stands on a ground is judged on the one that was asked for. "More air between the letters,
 * and no capitals": the spacing is that of the case that was asked for.
 */
export function groundsFirst(clauses: readonly Clause[]): Clause[] {
  const has = (is: (patch: Patch) => boolean): boolean => clauses.some(({ patches }) => patches.some(is));
  const isGround = ({ kind }: Patch): boolean => kind === 'set-ground' && has((patch) => patch.kind === 'set-part');
  const isCase = (patch: Patch): boolean =>
    patch.kind === 'constrain' && patch.constraints.letterCase !== undefined && has(({ kind }) => kind === 'form');
  // "The symbol bigger, and the name below": it is larger than in the layout that was asked for.
  const isLayout = (patch: Patch): boolean =>
    (patch.kind === 'order' || (patch.kind === 'constrain' && patch.constraints.layout !== undefined)) &&
    has((other) => other.kind === 'form' && isOfSize.test(other.by));
  // "Thinner letters, more modern": whatever face says the mood, its letters are thinner.
  const isMood = ({ kind }: Patch): boolean =>
    kind === 'mood' && has((patch) => patch.kind === 'form' && /^(?:bolder|thinner|rounder|sharper)$/.test(patch.by));
  // "The leaf brown, and add an acorn": the leaf is painted in the drawing that holds both.
  const isPicture = ({ kind }: Patch): boolean => kind === 'symbol' && has((patch) => patch.kind === 'set-part');
  // "The duck bigger, without the hat": the duck alone is.
  const isGoing = ({ kind }: Patch): boolean =>
    kind === 'remove-thing' && has((patch) => patch.kind === 'form' && patch.picture !== undefined);
  const isFirst = ({ patches: [first] }: Clause): boolean =>
    first !== undefined && (isGround(first) || isCase(first) || isLayout(first) || isMood(first) || isPicture(first) || isGoing(first));
  // "Two colours only, blue and yellow": those that are named are the ones that stay.
  const isLast = ({ patches: [first] }: Clause): boolean => first?.kind === 'few-colours';
  const others = clauses.filter((clause) => !isFirst(clause));
  return [...clauses.filter(isFirst), ...others.filter((clause) => !isLast(clause)), ...others.filter(isLast)];
}

const isOfSize = /-(?:symbol|name)$|^(?:further-apart|nearer)$/;
