import type { Patch } from '../../refinement.js';
import { type ClauseText, isShownAt, pictureAt } from './clause.js';
import { exchangeOf } from './exchange.js';

/** What a part is measured by: "smaller than the herring". */
const measuring = /^(?:than|as|to|with|like|against|beside|of)$/;

/** Of two pictures the one whose size a clause tells; none where it tells that of both. */
export function sizedOfTwo(clause: ClauseText): string | undefined {
  const { tokens } = clause;
  const named = tokens.flatMap((_, at) => {
    const isMeasure = [tokens[at - 1], tokens[at - 2]].some((token) => measuring.test(token?.key ?? ''));
    const picture = isMeasure || !isShownAt(clause, at) ? undefined : pictureAt(clause, at);
    return picture === undefined ? [] : [picture];
  });
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** Of two pictures the one that is named takes another state, and not the place of both. */
export function posedOfTwo(clause: ClauseText, patch: Patch | undefined): Patch | undefined {
  if (patch?.kind !== 'symbol' || patch.icons.length === 0 || patch.joins !== undefined || patch.takesPlaceOf || patch.count !== undefined)
    return undefined;
  if (clause.context.pictures.includes(patch.icons[0] ?? '') || exchangeOf(clause.tokens)) return undefined;
  const named = new Set(clause.tokens.flatMap((_, at) => (isShownAt(clause, at) ? (pictureAt(clause, at) ?? []) : [])));
  const [only] = named;
  return named.size === 1 && only !== undefined ? { ...patch, takesPlaceOf: [only] } : undefined;
}
