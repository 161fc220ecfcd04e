import { showsSmallPart } from '../../direct/name-setting.js';
import type { Patch } from '../../refinement.js';
import { fold } from '../../understanding/text/text.js';
import { type Applied, type ApplyContext, type Draft, edit, mayStay, omit, passes } from './state.js';

/** A word as it is compared: "Barnaby's" may have lost its apostrophe in the same breath. */
const plain = (word: string): string => fold(word).replace(/[^\p{L}\p{N}&]/gu, '');

/** Some words of the name smaller than the rest, in the same letters. */
export function setSmallPart(draft: Draft, { part: told }: Patch & { kind: 'small-part' }, context: ApplyContext): Applied {
  const { brief, decisions } = draft;
  const small = new Set(told.split(' ').map(plain));
  const words = decisions.name.split(' ').filter((word) => small.has(plain(word)));
  const part = words.join(' ');
  if (words.length === 0) return { refused: `“${told}” is no part of the name.` };
  const bare: Draft = { brief: { ...brief, smallPart: part }, decisions: { ...decisions, type: omit(decisions.type, 'smallCaps') } };
  const sized = edit(bare, { type: { smallPart: part } });
  if (!showsSmallPart(part, sized.decisions)) return { refused: 'In this drawing all parts of the name are of one size.' };
  return passes(sized, context) || mayStay(draft, sized, context)
    ? sized
    : { refused: `“${part}” could not be read any more if it were smaller.` };
}
