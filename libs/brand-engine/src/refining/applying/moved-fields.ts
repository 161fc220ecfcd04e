import type { LockableField, Patch } from '../../refinement.js';

/** The fields that a patch asks to move, whatever is said of them besides. */
export function movedBy(patch: Patch): LockableField[] {
  if (patch.kind === 'symbol') return patch.icons.length > 0 ? ['symbol'] : [];
  if (patch.kind === 'letter-picture') return ['symbol', 'layout'];
  if (patch.kind === 'lean-colour') return ['primary', 'secondary'];
  if (patch.kind === 'shift-colour') return patch.part === undefined ? ['primary', 'secondary'] : [];
  if (patch.kind === 'form' && patch.by.endsWith('-symbol')) return ['symbol'];
  if (patch.kind === 'form') return (patch.by === 'bolder' || patch.by === 'thinner') && patch.of !== 'symbol' ? ['font'] : [];
  if (patch.kind === 'take-form' || (patch.kind === 'set-part' && patch.part === 'letters')) return ['symbol'];
  if (patch.kind === 'order') return ['layout'];
  if (patch.kind === 'lettering') return ['font'];
  if (patch.kind === 'set-colour') return patch.role === 'primary' ? ['primary'] : [];
  if (patch.kind === 'set-part') return patch.part === 'picture' || patch.part === 'field' ? ['primary'] : [];
  if (patch.kind !== 'constrain') return [];
  return [
    // "In a circle, but with the same fox": the fox is the same, drawn another way.
    ...(patch.constraints.container === undefined ? [] : ['symbol' as const, 'container' as const]),
    ...(patch.constraints.typeClass === undefined ? [] : ['font' as const]),
    ...(patch.constraints.letterCase === undefined ? [] : ['letterCase' as const]),
  ];
}

/** The fields of which a patch says outright that they are to be another: what was kept by an earlier refinement is so no longer. */
export function releasedBy(patch: Patch): LockableField[] {
  switch (patch.kind) {
    case 'remove-thing':
    case 'letters':
      return ['symbol'];
    case 'rename':
      return ['name'];
    case 'order':
    case 'flush':
      return ['layout', 'symbol'];
    case 'exchange-colours':
    case 'swap-colour':
    case 'remove-colour':
    case 'monochrome':
      return ['primary', 'secondary'];
    case 'set-colour':
      return [patch.role === 'primary' ? 'primary' : 'secondary'];
    case 'try-another':
      return patch.field === 'symbol' || patch.field === 'font' || patch.field === 'primary' ? [patch.field] : [];
    case 'form':
      return [...movedBy(patch), ...(/-(?:symbol|name)$|apart|nearer/.test(patch.by) ? ['layout' as const] : [])];
    case 'constrain':
      return [...movedBy(patch), ...(patch.constraints.layout === undefined ? [] : ['layout' as const, 'symbol' as const])];
    default:
      return movedBy(patch);
  }
}
