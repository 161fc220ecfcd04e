import type { Form } from '../../brief.js';
import type { Decisions, HairlinePlace } from '../../decisions.js';
import { showsLine } from '../../direct/forms.js';
import { isSymbolFamily } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import type { Patch } from '../../refinement.js';
import { nameLines } from '../../text/break-name.js';
import { type Applied, type Draft, edit, omit } from './state.js';

/** Devices of a lock-up that draw such a line by themselves. */
const drawnBy: Readonly<Record<HairlinePlace, RegExp>> = {
  picture: /^(?:ruled|divided)$/,
  line: /^(?:ruled|justified|underlined|flanked)$/,
  words: /^parted$/,
  above: /^(?:ruled|justified)$/,
  below: /^(?:ruled|justified|underlined)$/,
};

/** Whether a line parts the drawing where it was asked for. */
export const showsHairline = (at: HairlinePlace, { layout, mark }: Decisions): boolean =>
  layout.hairlines?.includes(at) === true || (mark.family === 'lockup' && drawnBy[at].test(mark.device));

/** A hairline between two parts: none of them gets thinner. */
export function setHairline(draft: Draft, { at }: Patch & { kind: 'hairline' }): Applied {
  const { decisions } = draft;
  const { layout, mark, name } = decisions;
  if (showsHairline(at, decisions)) return draft;
  const hasPicture = isSymbolFamily(familyOf(mark.family)) && layout.kind !== 'wordmark';
  if (at === 'line' && !showsLine(decisions)) return { refused: 'There is no line under the name that could be parted from it.' };
  if (at === 'words' && !name.includes(' ')) return { refused: 'A name of one word has no lines that could be parted.' };
  if (!isOfParts(decisions) || (at === 'picture' && !hasPicture))
    return { refused: 'Picture and name are one drawing here, and no line goes between their parts.' };
  const isOneLine = at === 'words' && (layout.broken === 1 || nameLines(name, layout).length === 1 || layout.kind === 'wordmark');
  return edit(draft, {
    layout: { hairlines: [...(layout.hairlines ?? []), at], ...(isOneLine && layout.broken !== 2 ? { broken: 2 } : {}) },
  });
}

/** Rules over and under the name, where the drawing that is asked for with them misses the gates. */
export function ruledName(draft: Draft, form: Form): Draft | undefined {
  const { layout } = draft.decisions;
  if (!/^(?:rules|underlined)$/.test(form) || !isOfParts(draft.decisions)) return undefined;
  const places: HairlinePlace[] = form === 'rules' ? ['above', 'below'] : ['below'];
  return edit(draft, { layout: { hairlines: [...new Set([...(layout.hairlines ?? []), ...places])] } });
}

/** All lines begin or end on one side. */
export function setFlush(draft: Draft, { side }: Patch & { kind: 'flush' }): Applied {
  const { decisions } = draft;
  const { layout } = decisions;
  if (standsFlush(side, decisions)) return draft;
  if (!isOfParts(decisions)) return { refused: 'Picture and name are one drawing here, whose lines stand as it needs.' };
  const own = omit(layout, 'flush');
  // Beside its symbol a name has no middle in common with it, under it it has.
  const centred = own.kind === 'row' ? { ...omit(own, 'nameFirst'), kind: 'stack' as const } : own;
  return { ...draft, decisions: { ...decisions, layout: side === 'centre' ? centred : { ...own, flush: side } } };
}

/** Whether lines stand on that side already. Beside its symbol a name begins where that ends. */
export function standsFlush(side: (Patch & { kind: 'flush' })['side'], { layout }: Decisions): boolean {
  if (layout.flush !== undefined) return layout.flush === side;
  return side === (layout.kind === 'row' ? 'left' : 'centre');
}

/** Whether symbol and name are put together from their parts, and not drawn as one. */
const isOfParts = ({ layout }: Decisions): boolean => /^(?:row|stack|wordmark)$/.test(layout.kind);
