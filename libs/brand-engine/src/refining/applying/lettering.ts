import { fontCovers } from '../../direct/typography.js';
import type { FontEntry } from '../../pack/types.js';
import type { Patch } from '../../refinement.js';
import { type Applied, type ApplyContext, type Draft, edit, passes } from './state.js';
import { withFont } from './typeface.js';

/** The draft in the case that a face is drawn for; undefined where another one was asked for. */
function inCaseOf(draft: Draft, { cases }: FontEntry): Draft | undefined {
  const { letterCase } = draft.decisions.type;
  const asked = draft.brief.constraints.letterCase;
  if (cases === 'never-upper' && letterCase === 'upper')
    return asked === 'upper' ? undefined : edit(draft, { type: { letterCase: 'as-given' } });
  if (cases === 'upper-only' && letterCase !== 'upper')
    return asked === 'lower' || asked === 'title' ? undefined : edit(draft, { type: { letterCase: 'upper' } });
  return draft;
}

/** Letters of a kind that was named: the first of its faces that can write the name. */
export function setLettering(draft: Draft, { faces, words }: Patch & { kind: 'lettering' }, context: ApplyContext): Applied {
  const { pack, locks } = context;
  const { type, name, descriptor } = draft.decisions;
  if (faces.includes(type.font)) return draft;
  if (locks.has('font')) return { refused: 'The letters are kept as they are.' };
  const freed: Draft = { ...draft, brief: { ...draft.brief, constraints: { ...draft.brief.constraints, typeClass: 'any' } } };
  const ways = faces.flatMap((id): Draft[] => {
    const font = pack.fonts.find((own) => own.id === id);
    const cased = font && inCaseOf(freed, font);
    if (!font || !cased || !fontCovers(pack, font, `${name}${descriptor ?? ''}`, cased.decisions.type.letterCase)) return [];
    return [withFont(cased, font)];
  });
  return (
    ways.find((way) => passes(way, context)) ??
    ways.find((way) => context.judge(way.decisions).isTolerable) ?? {
      refused: `No face of the pack for ${words} has the letters of this name.`,
    }
  );
}
