import { showsSmallPart } from '../../direct/name-setting.js';
import type { Patch } from '../../refinement.js';
import { type Applied, type ApplyContext, type Draft, edit, mayStay, omit, passes } from './state.js';

/** Some words of the name smaller than the rest, in the same letters. */
export function setSmallPart(draft: Draft, { part }: Patch & { kind: 'small-part' }, context: ApplyContext): Applied {
  const { brief, decisions } = draft;
  const plain: Draft = { brief: { ...brief, smallPart: part }, decisions: { ...decisions, type: omit(decisions.type, 'smallCaps') } };
  const sized = edit(plain, { type: { smallPart: part } });
  if (!showsSmallPart(part, sized.decisions)) return { refused: 'In this drawing all parts of the name are of one size.' };
  return passes(sized, context) || mayStay(draft, sized, context)
    ? sized
    : { refused: `“${part}” could not be read any more if it were smaller.` };
}
