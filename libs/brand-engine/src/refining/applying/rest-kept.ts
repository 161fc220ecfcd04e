import type { Decisions } from '../../decisions.js';
import type { InterpretedClause } from '../../interpreting/interpretation.js';
import type { Clause, Patch } from '../../refinement.js';

/** What anybody sees of an identity at first sight. */
const parts = {
  picture: ({ mark }: Decisions) => [mark.icon, mark.partner, mark.container, mark.family],
  letters: ({ type }: Decisions) => [type.font, type.letterCase],
  colours: ({ palette }: Decisions) => [palette.primary, palette.secondary, palette.ground],
  layout: ({ layout }: Decisions) => [layout.kind],
} as const;
type Part = keyof typeof parts;
const all = Object.keys(parts) as Part[];

/** What a patch may change. */
function movedBy(patch: Patch): readonly Part[] {
  switch (patch.kind) {
    case 'lock':
    case 'beyond':
    case 'rename':
    case 'descriptor':
    case 'aside':
      return [];
    case 'set-colour':
    case 'swap-colour':
    case 'remove-colour':
    case 'shift-colour':
    case 'set-ground':
    case 'set-part':
      return ['colours'];
    case 'lettering':
      return ['letters'];
    case 'symbol':
    case 'remove-thing':
      return ['picture', 'layout'];
    default:
      return all;
  }
}

/** "Everything else stays", in the tongues that refinements come in. */
const rest =
  /(?<!\p{L})(?:everything|all|anything|nothing|rest|alles|übrige|tout|reste|todo|resto|tutto|tudo|alt|allt|wszystko|reszta|vše|zbytek|остальное|всё|решта|усе)(?!\p{L})/iu;

/** A wish that all else stays is not kept where a part changed that no other clause speaks of. */
export function withRestTold(
  told: readonly InterpretedClause[],
  clauses: readonly Clause[],
  before: Decisions,
  after: Decisions,
): InterpretedClause[] {
  const moved = new Set(clauses.flatMap(({ patches }) => patches.flatMap(movedBy)));
  const changed = all.filter((part) => !moved.has(part) && JSON.stringify(parts[part](before)) !== JSON.stringify(parts[part](after)));
  if (changed.length === 0) return [...told];
  return told.map((own, at) => {
    const patches = clauses[at]?.patches ?? [];
    const isOfRest =
      own.outcome === 'kept' &&
      rest.test(own.text) &&
      patches.length > 0 &&
      patches.every((patch) => patch.kind === 'lock' && patch.fields.length === 0);
    return isOfRest
      ? { ...own, outcome: 'not_applied', reason: `The rest could not all stay: the ${changed.join(' and the ')} changed too.` }
      : own;
  });
}
